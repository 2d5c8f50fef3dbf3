/**
 * Exits at once when the process receives a stop signal before it serves. Without a handler, the first
 * process of a container would ignore the signal, since Linux applies no default action to it.
 * @returns a function that removes the handlers; call it once the process can shut down gracefully
 */
export function endWhileStarting(): () => void {
  const end = () => process.exit(0);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return () => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
  };
}
