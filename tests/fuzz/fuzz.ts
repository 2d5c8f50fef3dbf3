import { setTimeout as wait } from 'node:timers/promises';
import { readResidentMegabytes } from '../bench/cpuTime';
import { SeededRandom } from '../support/seededRandom';
import type { Finding, FuzzAnswer, FuzzRequest, FuzzTarget, Silence } from './fuzzRequest.types';
import { judge } from './judge';
import { mutate } from './mutate';
import { makeSeeds, type Seeds } from './seeds';
import { sendRequest } from './sendRequest';

/** Number of client addresses, so that rate limits do not reject the requests. */
const VISITORS = 60_000;
const CONCURRENCY = 24;
/** Share of the requests that are sent before memory is measured. */
const WARM_UP_SHARE = 0.1;
/** Idle time before memory is measured again. */
const SETTLE_MS = 20_000;
/** Maximum attempts of a request that is answered by Retry-After, and maximum delay between them. */
const MAX_ATTEMPTS = 12;
const MAX_WAIT_MS = 5_000;
/** Maximum number of stored findings per problem. */
const MAX_FINDINGS = 20;

export interface FuzzOptions {
  ports: Record<FuzzTarget, number>;
  /** Process id of the web process. */
  pid: number;
  requests: number;
  seed: number;
  report: (line: string) => void;
}

export interface FuzzReport {
  requests: number;
  /** Number of responses by status, or by the reason for a missing response. */
  statuses: ReadonlyMap<number | Silence, number>;
  problems: ReadonlyMap<Finding['problem'], number>;
  /** The first findings of each problem. */
  findings: readonly Finding[];
  /** Resident memory of the web process after the warm-up and at the end, in MB. */
  memory: { before: number; after: number };
}

/** Sends mutated valid requests and checks all responses; the seed determines the requests. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { ports, pid, requests, seed, report } = options;
  const random = new SeededRandom(seed);
  const seeds = await makeSeeds(ports);
  const statuses = new Map<number | Silence, number>();
  const problems = new Map<Finding['problem'], number>();
  const findings: Finding[] = [];
  let sent = 0;
  let before = readResidentMegabytes(pid);

  const work = async () => {
    while (sent < requests) {
      sent += 1;
      if (sent === Math.ceil(requests * WARM_UP_SHARE)) before = readResidentMegabytes(pid);
      if (sent % 20_000 === 0)
        report(`${sent} of ${requests}, ${Math.round(readResidentMegabytes(pid))} MB`);
      const request = next(seeds, random);
      const answer = await requestUntilReady(request, ports[request.target]);
      count(statuses, answer.silence ?? answer.status);
      const finding = judge(request, answer);
      if (!finding) continue;
      count(problems, finding.problem);
      if (problems.get(finding.problem)! <= MAX_FINDINGS) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await wait(SETTLE_MS);
  return {
    requests,
    statuses,
    problems,
    findings,
    memory: { before, after: readResidentMegabytes(pid) },
  };
}

/** Sends a request, and repeats it if the response asks for it; a persistent refusal is a failure. */
async function requestUntilReady(request: FuzzRequest, port: number): Promise<FuzzAnswer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await sendRequest(request, port);
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(seconds > 0) || tried === MAX_ATTEMPTS) return answer;
    await wait(Math.min(seconds * 1_000, MAX_WAIT_MS));
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
