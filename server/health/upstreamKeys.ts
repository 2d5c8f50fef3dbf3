import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import type { Logger } from '../../platform/log';
import { exchange } from '../../platform/upstreams/request';
import { refusedKeys } from '../../platform/upstreams/refusedKeys';

/** How often upstreams are asked whether they take our keys, in ms. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 1024 * 1024;
/** Between two tries of a process that cannot start, in ms. */
const RETRY_MS = 5000;

/** What `/readyz` tells of keys. */
export interface UpstreamKeys {
  /** Upstreams that refused our key when they last answered, at once; asks anew behind. */
  refused: () => readonly string[];
  /** The same, after having asked. */
  ask: () => Promise<readonly string[]>;
}

/**
 * Whether upstreams take our keys. Every answer to a visitor tells it; before the first visitor, content platform and
 * search service are asked something harmless. What else goes wrong is for others to tell.
 */
export function upstreamKeys({
  content,
  search,
}: Pick<Config, 'content' | 'search'>): UpstreamKeys {
  const question = (name: string, url: string, key: Record<string, string>, body: object) => () =>
    exchange({
      name,
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
  const questions = [
    question('content', content.url, { sc_apikey: content.apiKey }, { query: '{ __typename }' }),
    question('search', `${search.url}/v1/search/`, { 'x-api-key': search.apiKey }, {}),
  ];
  const askAll = async () => {
    // Their statuses are noted where answers are read.
    await Promise.allSettled(questions.map((ask) => ask()));
    return refusedKeys.list();
  };
  const askNowAndThen = sharedAnswer(FRESH_MS, askAll);
  return {
    ask: askAll,
    refused: () => {
      void askNowAndThen();
      return refusedKeys.list();
    },
  };
}

/**
 * Waits until no upstream refuses our keys. A process with a wrong key must not take the place of one with the right
 * key, so it is not ready; an upstream that does not answer keeps nobody from starting.
 */
export async function untilKeysAreTaken(
  keys: Pick<UpstreamKeys, 'ask'>,
  logger: Pick<Logger, 'error'>,
  pauseMs = RETRY_MS,
): Promise<void> {
  let told = '';
  for (;;) {
    const refused = (await keys.ask()).join(', ');
    if (refused === '') return;
    if (refused !== told) {
      logger.error(
        { upstreams: refused },
        `Not ready: our key is refused by ${refused}. Check the variables of their keys.`,
      );
    }
    told = refused;
    await wait(pauseMs);
  }
}
