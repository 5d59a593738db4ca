"""From bytes to messages and back: connections, frames, and the conversation over a socket."""
