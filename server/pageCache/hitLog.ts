const WINDOW_MS = 1000;
/** Maximum number of lines a second that are written individually. */
const MAX_LINES = 50;

/**
 * Writes the log lines of cached pages. A busy server answers thousands of them a second, and writing,
 * moving and storing a line each would cost more than the answers: beyond `maxLines` a second, the remaining
 * ones are written as one line with their count.
 * @returns a function that logs a hit; it takes a function that makes the line, called only if it is written
 */
export function hitLog(
  writeLine: (line: string) => void,
  maxLines = MAX_LINES,
): (makeLine: () => string) => void {
  let hits = 0;
  const closeWindow = () => {
    const omitted = hits - maxLines;
    hits = 0;
    if (omitted > 0) writeLine(summary(omitted));
  };
  return (makeLine) => {
    if (hits === 0) setTimeout(closeWindow, WINDOW_MS).unref();
    hits += 1;
    if (hits <= maxLines) writeLine(makeLine());
  };
}

const summary = (count: number) =>
  `{"level":30,"time":${Date.now()},"cached":true,"count":${count},"msg":"more cached pages"}\n`;
