/**
 * `npm run fuzz [-- --requests 1000000 --seed 7]`: sends invalid requests to the built product and its
 * embedded services. Ends with code 1 if a response is an error, too large or repeats input, or if an event
 * loop was blocked.
 */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readWholeNumber, runCommand } from '../../platform/command';
import { startProduct } from '../bench/product';
import { fuzz, type FuzzReport } from './fuzz';
import { secrets } from './seeds';

/** About two minutes on a quiet machine; part of `npm test`. */
const DEFAULT_REQUESTS = '10000';
/** Minimum number of requests to check memory; before, caches are still being filled. */
const MIN_REQUESTS_FOR_MEMORY = 200_000;
const MAX_GROWTH = 1.2;
/** Maximum time that an event loop may be blocked. */
const MAX_BLOCKED_MS = 1_000;

async function main(): Promise<void> {
  const started = performance.now();
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: DEFAULT_REQUESTS },
      seed: { type: 'string', default: '7' },
    },
  });
  const requests = readWholeNumber('--requests', values.requests);
  const seed = readWholeNumber('--seed', values.seed, { min: 0 });
  const probes = await mkdtemp(path.join(tmpdir(), 'forecourt-fuzz-'));
  const probe = pathToFileURL(path.join(import.meta.dirname, 'loopProbe.mjs')).href;
  const product = await startProduct({
    environment: {
      NODE_OPTIONS: `--import=${probe}`,
      LOOP_PROBE_DIR: probes,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'fatal',
      SITECORE_EDITING_SECRET: secrets.editing,
      PUBLISH_WEBHOOK_SECRET: secrets.publish,
      OPERATOR_SECRET: secrets.operator,
    },
  });
  try {
    const ports = { web: product.port, embedded: product.embeddedPort };
    const report = await fuzz({ ports, pid: product.pid, requests, seed, report: console.log });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${requests} requests, seed ${seed}, ${seconds} s; ${getCounts(report)}`);
    print(report);
    const held = await readMaxBlocked(probes);
    for (const [name, ms] of held)
      console.log(`event loop of ${name} held up for ${ms} ms at most`);
    const isQuick = held.every(([, ms]) => ms <= MAX_BLOCKED_MS);
    process.exitCode = isSound(report, requests) && isQuick ? 0 : 1;
  } finally {
    await product.stop();
    await rm(probes, { recursive: true, force: true });
  }
}

function isSound({ problems, memory }: FuzzReport, requests: number): boolean {
  const isBack = requests < MIN_REQUESTS_FOR_MEMORY || memory.after <= memory.before * MAX_GROWTH;
  return problems.size === 0 && isBack;
}

/** Returns the longest blocking of each process, as recorded by the probes. */
async function readMaxBlocked(probes: string): Promise<[process: string, ms: number][]> {
  const names = await readdir(probes);
  return Promise.all(
    names.map(async (name): Promise<[string, number]> => [
      name,
      Number(await readFile(path.join(probes, name), 'utf8')),
    ]),
  );
}

const getCounts = ({ statuses }: FuzzReport): string =>
  [...statuses]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

function print({ problems, findings, memory }: FuzzReport): void {
  console.log(`web process ${Math.round(memory.before)} MB, then ${Math.round(memory.after)} MB`);
  for (const [problem, count] of problems) console.log(`${problem}: ${count}`);
  for (const { problem, request, answer } of findings)
    console.log(`\n${problem}\n  ${request}\n  ${answer}`);
}

await runCommand('npm run fuzz [-- --requests <number> --seed <number>]', main);
