import { stripVTControlCharacters } from 'node:util';
import type { Phase } from './phases';
import type { Outcome } from './runPhases';
import type { TestTime } from './testTimes';

/** Maximum number of lines per failed test; the output of the phase contains all. */
const FAILURE_LINES = 12;
/** Maximum number of lines per failed check, such as the compiler or linter. */
const CHECK_LINES = 20;

/** Formats the slowest tests. */
export function formatSlowest(times: readonly TestTime[], count = 10): string[] {
  if (times.length === 0) return [];
  const sorted = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);
  return [
    `Slowest of ${times.length} tests:`,
    ...sorted.map(
      ({ file, title, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file} › ${title}`,
    ),
  ];
}

/**
 * Formats the failures: position, requirements, reason, the command that repeats it, and its trace. For a
 * phase that failed without a failed test, the end of its output.
 */
export function formatFailures(
  times: readonly TestTime[],
  outcomes: readonly Outcome[],
  phases: readonly Phase[],
): string[] {
  const isReportedByTests = (name: string) =>
    times.some(({ phase, failure }) => phase === name && failure !== undefined);
  const lines = [
    ...outcomes
      .filter(({ name, succeeded }) => !succeeded && !isReportedByTests(name))
      .flatMap((outcome) => formatCheck(outcome, phases)),
    ...combineByCause(times).flatMap(formatFailure),
  ];
  return lines.length > 0 ? ['', 'What failed:', ...lines] : [];
}

/** Combines equal failures: a failing hook fails all tests of its file. */
function combineByCause(times: readonly TestTime[]): TestTime[] {
  const causes = new Map<string, TestTime[]>();
  for (const time of times) {
    if (!time.failure) continue;
    const { message, line } = time.failure;
    const cause = JSON.stringify([time.file, line, message]);
    causes.set(cause, [...(causes.get(cause) ?? []), time]);
  }
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length > 0 ? ` (and ${others.length} more for the same reason)` : '';
    return { ...first, title: first.title + more };
  });
}

function formatFailure({ file, title, failure }: TestTime): string[] {
  if (!failure) return [];
  const { message, line, trace, rerunCommand: alone } = failure;
  const ids = [...new Set(title.match(/\b[A-Z]{2,}-\d+\b/g))];
  return [
    '',
    `  ${file}${line === undefined ? '' : `:${line}`} › ${title}`,
    ...getLines(message)
      .slice(0, FAILURE_LINES)
      .map((text) => `      ${text}`),
    ...(ids.length > 0 ? [`    proves  ${ids.join(', ')} (docs/spec)`] : []),
    `    alone   npx ${alone.map(quote).join(' ')}`,
    ...(trace ? [`    trace   npx playwright show-trace ${quote(trace)}`] : []),
  ];
}

function formatCheck({ name, output }: Outcome, phases: readonly Phase[]): string[] {
  const command = phases.find((phase) => phase.name === name)?.command ?? [];
  return [
    '',
    `  ${name}`,
    ...getLines(output)
      .slice(-CHECK_LINES)
      .map((text) => `      ${text}`),
    `    alone   ${formatCommand(command)}`,
  ];
}

/** Returns the command line of a phase; uses npx for commands of packages. */
function formatCommand([program = '', ...args]: readonly string[]): string {
  const isNode = program === process.execPath;
  const words = [isNode ? 'node' : program, ...args].map(quote).join(' ');
  return isNode || program === 'npm' ? words : `npx ${words}`;
}

const getLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

/** Quotes an argument for a shell. */
const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
