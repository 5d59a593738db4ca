"""The table in the browser, played in Chromium against a real server."""
