const WINDOW_MS = 1000;
/** Lines a second that are written one by one. */
const MAX_LINES = 50;

/**
 * Takes the log lines of cached pages. A busy server answers thousands of them a second, and writing,
 * moving and keeping a line each would cost more than the answers: beyond a number of lines a second
 * the rest is written as one line with their count.
 * @returns takes a function, called only for lines that are written
 */
export function hitLog(
  writeLine: (line: string) => void,
  maxLines = MAX_LINES,
): (makeLine: () => string) => void {
  let hits = 0;
  const closeWindow = () => {
    const left = hits - maxLines;
    hits = 0;
    if (left > 0) writeLine(summary(left));
  };
  return (makeLine) => {
    if (hits === 0) setTimeout(closeWindow, WINDOW_MS).unref();
    hits += 1;
    if (hits <= maxLines) writeLine(makeLine());
  };
}

const summary = (count: number) =>
  `{"level":30,"time":${Date.now()},"cached":true,"count":${count},"msg":"more cached pages"}\n`;
