"""Tables on the network: messages, the dice of both, the session of two, and the process that talks."""
