"""What tests of all kinds share: waiting, event loops, system packages."""
