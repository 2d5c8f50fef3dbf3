/**
 * Ends the process at once when it is asked to before it serves. The first process of a container would not even hear
 * it: Linux hands that one no signal that nobody listens for.
 * @returns ends this; for when the process serves and something else ends it in order
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
