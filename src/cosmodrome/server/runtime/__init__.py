"""The processes of the server: uvicorn, the supervisor of workers, timeouts, garbage collection, compiling."""
