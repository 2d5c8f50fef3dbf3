import { relative, resolve } from 'node:path';

/** An error as Vite's overlay shows it. */
export interface OverlayError {
  message: string;
  /** Stack with relative paths for the project's files, which the overlay links to the developer's editor. */
  stack: string;
  id?: string;
  /** The source lines around the error. */
  frame?: string;
  loc?: { file?: string; line: number; column: number };
  plugin?: string;
}

/** Describes a thrown value, with its location if that is known. */
export function overlayError(error: unknown): OverlayError {
  if (!(error instanceof Error)) return textError(String(error));
  const { id, frame, loc, plugin } = error as Partial<OverlayError>;
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ +at /.test(line) && !/node_modules|node:internal/.test(line))
    .join('\n');
  return { message: withoutTerminalNoise(error.message), stack, id, frame, loc, plugin };
}

/** Describes the error output of another process: its message, and the location if it names one. */
function textError(text: string): OverlayError {
  const message = withoutTerminalNoise(text);
  const [, file = '', line, column] = LOCATION.exec(message) ?? [];
  if (file === '') return { message, stack: '' };
  const loc = { file: resolve(file), line: Number(line), column: Number(column ?? 1) };
  return { message, stack: '', id: loc.file, loc };
}

/** A file of the project with a line, and usually a column. */
const LOCATION = /(?:^|[\s(])(?:file:\/\/)?([^\s():]*\/[^\s():]+\.\w+):(\d+)(?::(\d+))?/m;

/**
 * Terminal output of tools, without its colours, the time of day and advice about the tools themselves.
 */
function withoutTerminalNoise(message: string): string {
  return (
    message
      // Colours.
      .replace(/\u001b\[[\d;]*m/g, '')
      .replace(/^\d{1,2}:\d\d:\d\d [AP]M (\[[\w-]+\])+ /gm, '')
      .replace(/^.*\bconfig\.allowPartialOutputs\b.*\n/gm, '')
      .replace(/\n┌─+┐\n│.*│\n└─+┘/g, '')
  );
}

/**
 * The error's location, as in `blocks/Blurb/Blurb.tsx:12:4`: of the file that failed, else of the first
 * stack line in the project. Undefined when there is none.
 */
export function findLocation(
  { id, loc, stack, message }: OverlayError,
  root = process.cwd(),
): string | undefined {
  const file = loc?.file ?? id;
  if (file !== undefined) {
    const path = relative(root, file);
    return loc ? `${path}:${loc.line}:${loc.column}` : path;
  }
  const [, fromMessage] = /\[ ([^\s[\]]+:\d+:\d+) \]/.exec(message) ?? [];
  if (fromMessage !== undefined) return fromMessage;
  const [, fromStack] = /\(?(?:file:\/\/)?(\/[^\s()]+:\d+:\d+)\)?$/m.exec(stack) ?? [];
  return fromStack === undefined ? undefined : relative(root, fromStack);
}
