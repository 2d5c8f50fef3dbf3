import { relative, resolve } from 'node:path';

/** An error as Vite's overlay shows it. */
export interface OverlayError {
  message: string;
  /** With files of the project by their path in it, which the overlay links to the developer's editor. */
  stack: string;
  id?: string;
  /** The lines around the fault. */
  frame?: string;
  loc?: { file?: string; line: number; column: number };
  plugin?: string;
}

/** What was thrown, with the place of it as far as it is known. */
export function overlayError(error: unknown): OverlayError {
  if (!(error instanceof Error)) return textError(String(error));
  const { id, frame, loc, plugin } = error as Partial<OverlayError>;
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ +at /.test(line) && !/node_modules|node:internal/.test(line))
    .join('\n');
  return { message: forPages(error.message), stack, id, frame, loc, plugin };
}

/** Of what another process wrote when it failed: what it says, and where if it says so. */
function textError(text: string): OverlayError {
  const message = forPages(text);
  const [, file = '', line, column] = PLACE.exec(message) ?? [];
  if (file === '') return { message, stack: '' };
  const loc = { file: resolve(file), line: Number(line), column: Number(column ?? 1) };
  return { message, stack: '', id: loc.file, loc };
}

/** A file of the project and a line, and mostly a column. */
const PLACE = /(?:^|[\s(])(?:file:\/\/)?([^\s():]*\/[^\s():]+\.\w+):(\d+)(?::(\d+))?/m;

/** What tools write for a terminal, without its colours, the time of day and advice about the tools themselves. */
function forPages(message: string): string {
  return (
    message
      // Colours.
      .replace(/\u001b\[[\d;]*m/g, '')
      .replace(/^\d{1,2}:\d\d:\d\d [AP]M (\[[\w-]+\])+ /gm, '')
      .replace(/^.*\bconfig\.allowPartialOutputs\b.*\n/gm, '')
      .replace(/\n┌─+┐\n│.*│\n└─+┘/g, '')
  );
}

/** `blocks/Blurb/Blurb.tsx:12:4`, of where a file could not be read or of the first line of ours in a stack. */
export function placeOf(
  { id, loc, stack, message }: OverlayError,
  root = process.cwd(),
): string | undefined {
  const file = loc?.file ?? id;
  if (file !== undefined) {
    const place = relative(root, file);
    return loc ? `${place}:${loc.line}:${loc.column}` : place;
  }
  const [, unread] = /\[ ([^\s[\]]+:\d+:\d+) \]/.exec(message) ?? [];
  if (unread !== undefined) return unread;
  const [, found] = /\(?(?:file:\/\/)?(\/[^\s()]+:\d+:\d+)\)?$/m.exec(stack) ?? [];
  return found === undefined ? undefined : relative(root, found);
}
