"""What travels between the server and its clients: every request, answer and socket message.

What the server alone reads or writes are msgspec Structs here. What any table says, on a server or not, is declared in
`lichtung.table.schema`. `docs/wire.md` and the browser's TypeScript types are made from all of these. A message on the
socket is one JSON object whose `type` names its declaration. Clients number their own messages with `re`, and the answer
repeats that number.

Texts that people write are cleaned as they come in: whatever holds a name, a line of chat or a password is `Cleaned`.
"""

from lichtung.server.wire.common import *
from lichtung.server.wire.people import *
from lichtung.server.wire.socket import *
from lichtung.server.wire.tables import *
from lichtung.table.schema import *
