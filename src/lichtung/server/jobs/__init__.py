"""What goes on beside the requests: bots that think, clocks, queues."""
