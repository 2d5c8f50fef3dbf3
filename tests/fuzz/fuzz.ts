import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../bench/cpuTime';
import { SeededRandom } from '../support/seededRandom';
import type { Finding, FuzzAnswer, FuzzRequest, FuzzTarget, Silence } from './fuzzRequest.types';
import { judge } from './judge';
import { mutate } from './mutate';
import { makeSeeds, type Seeds } from './seeds';
import { sendRequest } from './sendRequest';

/** Visitors that the requests seem to come from: rate limits must not hide what is behind them. */
const VISITORS = 60_000;
const AT_ONCE = 24;
/** Share of the requests that warm the process up before its memory is noted. */
const WARM_UP = 0.1;
/** What the process is left alone for before its memory is noted again, in ms. */
const REST_MS = 20_000;
/** Times that a request is sent that is to come later, and how long it waits in between at most, in ms. */
const MOST_TRIES = 3;
const MOST_WAIT_MS = 5_000;
/** Of each problem. */
const KEPT_FINDINGS = 20;

export interface FuzzOptions {
  ports: Record<FuzzTarget, number>;
  /** Id of the web process. */
  pid: number;
  requests: number;
  seed: number;
  tell: (line: string) => void;
}

export interface FuzzReport {
  requests: number;
  /** Answers by status, and by why there is none. */
  statuses: ReadonlyMap<number | Silence, number>;
  problems: ReadonlyMap<Finding['problem'], number>;
  /** The first ones. */
  findings: readonly Finding[];
  /** Resident memory of the web process after the warm-up and in the end, in MB. */
  memory: { before: number; after: number };
}

/** Sends so many requests that follow from the seed, broken sound ones, and judges every answer. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { ports, pid, requests, seed, tell } = options;
  const random = new SeededRandom(seed);
  const seeds = await makeSeeds(ports);
  const statuses = new Map<number | Silence, number>();
  const problems = new Map<Finding['problem'], number>();
  const findings: Finding[] = [];
  let sent = 0;
  let before = residentMegabytes(pid);

  const work = async () => {
    while (sent < requests) {
      sent += 1;
      if (sent === Math.ceil(requests * WARM_UP)) before = residentMegabytes(pid);
      if (sent % 20_000 === 0)
        tell(`${sent} of ${requests}, ${Math.round(residentMegabytes(pid))} MB`);
      const request = next(seeds, random);
      const answer = await askUntilReady(request, ports[request.target]);
      count(statuses, answer.silence ?? answer.status);
      const finding = judge(request, answer);
      if (!finding) continue;
      count(problems, finding.problem);
      if (problems.get(finding.problem)! <= KEPT_FINDINGS) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await wait(REST_MS);
  return {
    requests,
    statuses,
    problems,
    findings,
    memory: { before, after: residentMegabytes(pid) },
  };
}

/** The answer to a request, asked for again where it is told to come later: what stays so has failed. */
async function askUntilReady(request: FuzzRequest, port: number): Promise<FuzzAnswer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await sendRequest(request, port);
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(seconds > 0) || tried === MOST_TRIES) return answer;
    await wait(Math.min(seconds * 1_000, MOST_WAIT_MS));
  }
}

function next(seeds: Seeds, random: SeededRandom): FuzzRequest {
  const sound = random.pick(random.pick(seeds));
  const broken = random.chance(0.05) ? sound : mutate(sound, random);
  if (broken.target !== 'web' || random.chance(0.02)) return broken;
  const number = random.below(VISITORS);
  const visitor = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return { ...broken, headers: { 'x-forwarded-for': visitor, ...broken.headers } };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
