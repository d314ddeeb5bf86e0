"""What the documentation is made of: tables, pictures, screenshots."""
