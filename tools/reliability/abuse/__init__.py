"""Attacks of one visitor on a server, and what the players at normal tables notice of them:
`tools/reliability/abuse/run_abuse.py`.
"""
