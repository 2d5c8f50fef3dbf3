import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '../../domain/isRecord';
import type { Config } from '../config';
import type { Logger } from '../../platform/log';
import { exchange } from '../../platform/upstreams/request';
import type { Readiness } from './readiness';

const TIMEOUT_MS = 3000;
const MAX_BYTES = 1024 * 1024;
/** Between two tries, in ms: twice as long each time, up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** Programs that start side by side do not answer each other at once. */
const USUAL_START_MS = 3000;
/** Between two lines about the same wait, whose reasons may take turns. */
const TOLD_EVERY_MS = 60_000;

/**
 * Makes the process ready once the content platform has answered it: before that it knows no page, and must not take the
 * place of a process that does. Says why it waits when that takes long; ends when the process is asked to leave.
 */
export async function readyOnceContentAnswers(
  readiness: Readiness,
  content: Config['content'],
  logger: Pick<Logger, 'error'>,
  usualStartMs = USUAL_START_MS,
): Promise<void> {
  const begun = performance.now();
  let nextTold = begun + usualStartMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const problem = await problemOf(content);
    if (readiness.state !== 'starting') return;
    if (problem === undefined) {
      readiness.state = 'ready';
      return;
    }
    readiness.waitsFor = 'content';
    if (performance.now() >= nextTold) {
      logger.error(
        { problem },
        'Not ready: the content platform does not answer as one. Check CONTENT_URL and CONTENT_API_KEY.',
      );
      nextTold = performance.now() + TOLD_EVERY_MS;
    }
    await wait(pause);
  }
}

/** Why the platform has not answered; undefined where it has. */
async function problemOf({ url, apiKey }: Config['content']): Promise<string | undefined> {
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
    return isRecord(JSON.parse(answer)) ? undefined : 'no answer of a content platform';
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : String(error);
  }
}
