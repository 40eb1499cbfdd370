"""Tables on the network: the page that leads to them, the chat, and what is seen of the other program."""
