import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import type { Logger } from '../../platform/log';
import { exchange } from '../../platform/upstreams/request';
import { refusedKeys } from '../../platform/upstreams/refusedKeys';

/** How often to check that upstreams accept our keys, in ms. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 3000;
const MAX_BYTES = 1024 * 1024;
/** Pause between two checks of a process that cannot start. */
const RETRY_MS = 5000;

/** What `/readyz` reports about keys. */
export interface UpstreamKeys {
  /**
   * Upstreams that refused our key in their last answer, without waiting; starts another check in the
   * background.
   */
  refused: () => readonly string[];
  /** The same, after checking. */
  check: () => Promise<readonly string[]>;
}

/**
 * Whether upstreams accept our keys. Every answer to a visitor shows it; before the first visitor, the
 * content platform and the search service get a harmless request. Other failures are reported elsewhere.
 */
export function upstreamKeys({
  content,
  search,
}: Pick<Config, 'content' | 'search'>): UpstreamKeys {
  const createProbe =
    (name: string, url: string, key: Record<string, string>, body: object) => () =>
      exchange({
        name,
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...key },
        body: JSON.stringify(body),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
  const probes = [
    createProbe('content', content.url, { sc_apikey: content.apiKey }, { query: '{ __typename }' }),
    createProbe('search', `${search.url}/v1/search/`, { 'x-api-key': search.apiKey }, {}),
  ];
  const checkAll = async () => {
    // The statuses are recorded where answers are read (`refusedKeys`).
    await Promise.allSettled(probes.map((probe) => probe()));
    return refusedKeys.list();
  };
  const cachedCheck = sharedAnswer(FRESH_MS, checkAll);
  return {
    check: checkAll,
    refused: () => {
      void cachedCheck();
      return refusedKeys.list();
    },
  };
}

/**
 * Waits until no upstream refuses our keys. A process with a wrong key must not replace one with the right
 * key, so it is not ready; an upstream that does not answer does not prevent the start.
 */
export async function waitUntilKeysAreAccepted(
  keys: Pick<UpstreamKeys, 'check'>,
  logger: Pick<Logger, 'error'>,
  pauseMs = RETRY_MS,
): Promise<void> {
  let lastReported = '';
  for (;;) {
    const refused = (await keys.check()).join(', ');
    if (refused === '') return;
    if (refused !== lastReported) {
      logger.error(
        { upstreams: refused },
        'not ready; upstreams rejected our API keys, correct their variables',
      );
    }
    lastReported = refused;
    await wait(pauseMs);
  }
}
