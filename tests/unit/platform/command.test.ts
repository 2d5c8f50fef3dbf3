import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readWholeNumber, runCommand, UsageError } from '../../../platform/command';

const usage = 'npm run wash -- --cars <number>';
let stderrText: string;

beforeEach(() => {
  stderrText = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderrText += String(text);
    return true;
  });
});

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Runs a command and returns its output and exit code. */
async function run(main: () => void | Promise<void>) {
  stderrText = '';
  process.exitCode = undefined;
  await runCommand(usage, main);
  return [stderrText, process.exitCode];
}

const runWithArguments = (...args: string[]) =>
  run(() => void parseArgs({ args, options: { cars: { type: 'string' } } }));

describe('a command-line tool', () => {
  it('a command prints nothing when it succeeds', async () => {
    expect(await run(() => Promise.resolve())).toEqual(['', undefined]);
  });

  it.each([
    ['an unknown option', ['--care', '3'], "Unknown option '--care'."],
    ['an option without its value', ['--cars'], "Option '--cars <value>' argument missing."],
    ['a value that is another option', ['--cars', '--x'], "Option '--cars' argument is ambiguous."],
    ['an unexpected argument', ['3'], "Unexpected argument '3'."],
  ])('a command prints one line and its usage for %s', async (_, args, line) => {
    expect(await runWithArguments(...args)).toEqual([`${line}\nUsage: ${usage}\n`, 1]);
  });

  it('a command prints its usage with a usage error', async () => {
    const wrong = () => Promise.reject(new UsageError('Name the file.'));
    expect(await run(wrong)).toEqual([`Name the file.\nUsage: ${usage}\n`, 1]);
  });

  it('a command prints which file is missing or cannot be read', async () => {
    const read = (file: string) => run(async () => void (await readFile(file)));
    expect(await read('/nowhere/cars.csv')).toEqual([
      '/nowhere/cars.csv: no such file or directory\n',
      1,
    ]);
    expect((await read('tests'))[0]).toMatch(/^EISDIR: illegal operation on a directory[^\n]*\n$/);
  });

  it('a command prints other errors without a stack, but programming errors with one', async () => {
    expect(await run(() => Promise.reject(new Error('The disk is full.')))).toEqual([
      'The disk is full.\n',
      1,
    ]);
    const [output] = await run(() => void (undefined as unknown as string).length);
    expect(output).toMatch(/^TypeError: .*\n +at /);
  });
});

describe('a number argument', () => {
  it('a number argument must be a whole number in its range', () => {
    expect(readWholeNumber('--cars', '12')).toBe(12);
    expect(readWholeNumber('--seed', '0', { min: 0 })).toBe(0);
  });

  it.each(['', 'x', '1.5', '-1', '0', '1e3', '99999999999999999999'])(
    'a number argument cannot be %j',
    (text) => {
      expect(() => readWholeNumber('--cars', text)).toThrow(
        new UsageError('--cars must be a whole number, 1 or more.'),
      );
    },
  );

  it('an error about a number argument contains its range', () => {
    expect(() => readWholeNumber('--cars', '7', { max: 5 })).toThrow(
      '--cars must be a whole number from 1 to 5.',
    );
  });
});
