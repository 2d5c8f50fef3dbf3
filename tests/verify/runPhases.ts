import { spawn } from 'node:child_process';
import path from 'node:path';
import { endedChildrenCpuSeconds } from './cpuSeconds.mjs';
import { type Phase, reportsFolder } from './phases';

/** Result of a phase. */
export interface Outcome {
  name: string;
  succeeded: boolean;
  seconds: number;
  /** CPU time of its process and all ended child processes. */
  cpuSeconds: number;
  /** Complete output. */
  output: string;
}

export interface RunOptions {
  /** Maximum number of phases at the same time. */
  concurrency: number;
  print: (text: string) => void;
}

/**
 * Runs phases concurrently, each after the phase in `after`. The output of a phase is printed when it ends. A
 * phase whose predecessor failed does not run and counts as failed.
 */
export async function runPhases(
  phases: readonly Phase[],
  { concurrency, print }: RunOptions,
): Promise<Outcome[]> {
  const waiting = [...phases];
  const outcomes: Outcome[] = [];
  const isRequested = (name: string) => phases.some((phase) => phase.name === name);
  const isReady = ({ after }: Phase) =>
    !after || !isRequested(after) || outcomes.some(({ name }) => name === after);
  const hasFailed = (phase?: string) =>
    outcomes.some(({ name, succeeded }) => name === phase && !succeeded);
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const nextIndex = running.size < concurrency ? waiting.findIndex(isReady) : -1;
    if (nextIndex < 0) {
      await Promise.race(running);
      continue;
    }
    const [phase] = waiting.splice(nextIndex, 1);
    if (!phase) break;
    const run = (
      hasFailed(phase.after) ? Promise.resolve(createNotRunOutcome(phase)) : runPhase(phase)
    ).then((outcome) => {
      running.delete(run);
      outcomes.push(outcome);
      const result = outcome.succeeded ? 'passed' : 'FAILED';
      print(`\n── ${phase.name} ${result}, ${Math.round(outcome.seconds)} s\n${outcome.output}`);
    });
    running.add(run);
  }
  return outcomes;
}

const createNotRunOutcome = ({ name, after }: Phase): Outcome => ({
  name,
  succeeded: false,
  seconds: 0,
  cpuSeconds: 0,
  output: `Not run: ${after} failed.\n`,
});

function runPhase({ name, command }: Phase): Promise<Outcome> {
  const [program, ...args] = command;
  const started = performance.now();
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(program, args, {
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      // Reports of test runners have the name of the phase.
      PHASE: name,
      WORK_REPORT: path.resolve(reportsFolder, `${name}.jest-work.jsonl`),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  return new Promise((resolve) => {
    const end = (succeeded: boolean) => {
      const seconds = (performance.now() - started) / 1000;
      resolve({
        name,
        succeeded,
        seconds,
        cpuSeconds: cpuSecondsSinceLastEnd(),
        output: output.join(''),
      });
    };
    child.on('error', ({ message }) => {
      output.push(`${message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

let cpuSecondsAtLastEnd = 0;

/** Returns the CPU time since the last call; the system counts a child process when it ends. */
function cpuSecondsSinceLastEnd(): number {
  const now = endedChildrenCpuSeconds();
  const spentSeconds = now - cpuSecondsAtLastEnd;
  cpuSecondsAtLastEnd = now;
  return spentSeconds;
}
