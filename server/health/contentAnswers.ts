import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '../../domain/isRecord';
import type { Config } from '../config';
import type { Logger } from '../../platform/log';
import { exchange } from '../../platform/upstreams/request';
import type { Readiness } from './readiness';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 1024 * 1024;
/** The pause between two attempts starts here and doubles each time, up to the maximum. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;
/** A normal start takes no longer than this: before it nothing is logged. */
const NORMAL_START_MS = 3000;
/** Interval between two log lines, also when the reasons alternate. */
const LOG_INTERVAL_MS = 60_000;

/**
 * Marks the process as ready once the content platform has answered: before that it has no pages, and must
 * not replace a process that has. Logs the reason when it takes long; stops when the process shuts down.
 */
export async function markReadyOnceContentAnswers(
  readiness: Readiness,
  content: Config['content'],
  logger: Pick<Logger, 'error'>,
  normalStartMs = NORMAL_START_MS,
): Promise<void> {
  const startedAt = performance.now();
  let nextLogAt = startedAt + normalStartMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    const problem = await findProblem(content);
    if (readiness.state !== 'starting') return;
    if (problem === undefined) {
      readiness.state = 'ready';
      return;
    }
    readiness.waitsFor = 'content';
    if (performance.now() >= nextLogAt) {
      logger.error(
        { reason: problem },
        'not ready; content platform did not answer, check CONTENT_URL and CONTENT_API_KEY',
      );
      nextLogAt = performance.now() + LOG_INTERVAL_MS;
    }
    await wait(pauseMs);
  }
}

/** Why the platform has not answered; undefined if it has. */
async function findProblem({ url, apiKey }: Config['content']): Promise<string | undefined> {
  try {
    const answer = await exchange({
      name: 'content',
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: apiKey },
      body: JSON.stringify({ query: '{ __typename }' }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    return isRecord(JSON.parse(answer)) ? undefined : 'not an answer of a content platform';
  } catch (error) {
    return error instanceof SyntaxError ? 'not JSON' : String(error);
  }
}
