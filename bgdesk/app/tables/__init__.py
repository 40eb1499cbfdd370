"""Tables on the network: the running match and the process that plays it with another program."""
