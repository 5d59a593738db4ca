"""What the site of the documents needs beside MkDocs."""
