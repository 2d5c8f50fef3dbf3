/** Progress of a command. */
export interface Progress {
  done: number;
  total: number;
  /** The step that was done last. */
  path: string;
}

/** A progress bar on a terminal, one line that fills up; silent when the output is not a terminal. */
export function showProgressBar(output: NodeJS.WriteStream): (progress: Progress) => void {
  const WIDTH = 30;
  return ({ done, total, path }) => {
    if (!output.isTTY) return;
    const filled = Math.round((done / total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    output.write(`\r\u001b[K${bar} ${done}/${total} ${path}${done === total ? '\n' : ''}`);
  };
}
