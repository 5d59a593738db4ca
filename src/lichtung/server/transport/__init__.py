"""From bytes to messages and back: connections, limits, and the conversation over a socket."""
