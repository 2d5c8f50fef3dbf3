import { getSystemErrorMap, types } from 'node:util';

/** Errors that the language itself throws are defects of the program, and their stack is needed. */
const PROGRAM_ERRORS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError'];

/**
 * Runs a command of package.json. Failures are written to stderr, and the exit code is 1. The user sees one
 * line that says what to correct: for wrong arguments with the usage, for a file that cannot be read or
 * written with its name, for any other Error its message. A defect of the program is printed with its stack.
 * @param usage the complete command, such as `npm run stock -- --cars <number>`
 */
export async function runCommand(usage: string, main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${describeError(error, usage)}\n`);
    process.exitCode = 1;
  }
}

/** Arguments that a command cannot use; the usage is printed with the message. */
export class UsageError extends Error {}

/**
 * Reads a number from an argument.
 * @throws UsageError when it is not a whole number from `min` to `max`
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

function describeError(error: unknown, usage: string): string {
  if (!types.isNativeError(error)) return String(error);
  const { code = '', path, errno }: NodeJS.ErrnoException = error;
  if (error instanceof UsageError) return `${error.message}\nUsage: ${usage}`;
  if (code.startsWith('ERR_PARSE_ARGS')) {
    // The sentences after it are about arguments that begin with a dash.
    const [firstSentence = ''] = error.message.split(/\.?\n|\. /);
    return `${firstSentence}.\nUsage: ${usage}`;
  }
  if (path !== undefined && errno !== undefined) {
    return `${path}: ${getSystemErrorMap().get(errno)?.[1] ?? code}`;
  }
  return PROGRAM_ERRORS.includes(error.name) ? (error.stack ?? error.message) : error.message;
}
