"""What MLEM's bots compute: policies, the value network, solved expeditions. Compiled."""
