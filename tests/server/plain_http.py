"""What httpx checks servers by, where none of them speaks TLS."""

import ssl
from typing import Final

PLAIN: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""`verify=PLAIN`: otherwise each request of httpx's reads all authorities' certificates, 30 ms."""
