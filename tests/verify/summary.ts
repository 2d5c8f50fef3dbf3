import { stripVTControlCharacters } from 'node:util';
import type { Phase } from './phases';
import type { Outcome } from './runPhases';
import type { TestTime } from './testTimes';

/** More than this of a failure is read where its phase printed it. */
const FAILURE_LINES = 12;
/** Lines of what is no test: the compiler, the linter. */
const CHECK_LINES = 20;

/** The slowest tests, as lines for a person. */
export function slowest(times: readonly TestTime[], count = 10): string[] {
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
 * What failed, as lines for a person: the place, the requirements, why, the command that runs it alone, and where its trace
 * lies. Of a phase that failed by no test: the end of what it said.
 */
export function failures(
  times: readonly TestTime[],
  outcomes: readonly Outcome[],
  phases: readonly Phase[],
): string[] {
  const isToldByTests = (name: string) =>
    times.some(({ phase, failure }) => phase === name && failure !== undefined);
  const lines = [
    ...outcomes
      .filter(({ name, succeeded }) => !succeeded && !isToldByTests(name))
      .flatMap((outcome) => checkLines(outcome, phases)),
    ...oncePerCause(times).flatMap(failureLines),
  ];
  return lines.length > 0 ? ['', 'What failed:', ...lines] : [];
}

/** A hook that fails, fails every test of its file: the first of them tells it, and how many more there are. */
function oncePerCause(times: readonly TestTime[]): TestTime[] {
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

function failureLines({ file, title, failure }: TestTime): string[] {
  if (!failure) return [];
  const { message, line, trace, alone } = failure;
  const ids = [...new Set(title.match(/\b[A-Z]{2,}-\d+\b/g))];
  return [
    '',
    `  ${file}${line === undefined ? '' : `:${line}`} › ${title}`,
    ...linesOf(message)
      .slice(0, FAILURE_LINES)
      .map((text) => `      ${text}`),
    ...(ids.length > 0 ? [`    proves  ${ids.join(', ')} (docs/spec)`] : []),
    `    alone   npx ${alone.map(quoted).join(' ')}`,
    ...(trace ? [`    trace   npx playwright show-trace ${quoted(trace)}`] : []),
  ];
}

function checkLines({ name, output }: Outcome, phases: readonly Phase[]): string[] {
  const command = phases.find((phase) => phase.name === name)?.command ?? [];
  return [
    '',
    `  ${name}`,
    ...linesOf(output)
      .slice(-CHECK_LINES)
      .map((text) => `      ${text}`),
    `    alone   ${command[0] === 'npm' ? '' : 'npx '}${command.map(quoted).join(' ')}`,
  ];
}

const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

/** As a shell takes it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
