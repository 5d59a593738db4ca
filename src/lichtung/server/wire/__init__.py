"""What travels between the server and its clients: every request, answer and socket message, as msgspec Structs.

`docs/wire.md` and the browser's TypeScript types are made from these files. A message on the socket is one JSON object
whose `type` names its Struct. Clients number their own messages with `re`, and the answer repeats that number.

Texts that people write are cleaned as they come in: whatever holds a name, a line of chat or a password is `Cleaned`.
"""

from lichtung.server.wire.common import *
from lichtung.server.wire.people import *
from lichtung.server.wire.socket import *
from lichtung.server.wire.tables import *
