"""Several servers over one database."""
