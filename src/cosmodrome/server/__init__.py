"""The product that people meet: tables, seats, sockets and storage behind one port. Only cli imports it."""
