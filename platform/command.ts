import { getSystemErrorMap, types } from 'node:util';

/** Thrown by the language itself: a fault of the program, which its stack is needed for. */
const FAULTS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError'];

/**
 * Runs what a command of package.json does. What failed is said on stderr, and the exit code is 1. Who gave the command is
 * told in a line what to put right: wrong arguments with the usage, a file that cannot be read or written by its name,
 * any other Error by its message. A fault of the program keeps its stack.
 * @param usage the whole command, such as `npm run stock -- --cars <number>`
 */
export async function runCommand(usage: string, main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${describe(error, usage)}\n`);
    process.exitCode = 1;
  }
}

/** Arguments that a command cannot use; its usage is told beside it. */
export class UsageError extends Error {}

/**
 * Reads a number that somebody gave as an argument.
 * @throws UsageError when it is no whole number from `min` to `max`
 */
export function readWholeNumber(
  name: string,
  text: string,
  { min = 1, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `, ${min} or more` : ` from ${min} to ${max}`;
  throw new UsageError(`${name} must be a whole number${range}.`);
}

function describe(error: unknown, usage: string): string {
  if (!types.isNativeError(error)) return String(error);
  const { code = '', path, errno }: NodeJS.ErrnoException = error;
  if (error instanceof UsageError) return `${error.message}\nUsage: ${usage}`;
  if (code.startsWith('ERR_PARSE_ARGS')) {
    // The sentences after it are about arguments that begin with a dash.
    const [said = ''] = error.message.split(/\.?\n|\. /);
    return `${said}.\nUsage: ${usage}`;
  }
  if (path !== undefined && errno !== undefined) {
    return `${path}: ${getSystemErrorMap().get(errno)?.[1] ?? code}`;
  }
  return FAULTS.includes(error.name) ? (error.stack ?? error.message) : error.message;
}
