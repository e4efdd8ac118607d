"""Requests over HTTP: handlers, errors, static files."""
