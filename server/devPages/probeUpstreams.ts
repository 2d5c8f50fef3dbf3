import { connect } from 'node:net';
import { request as send } from 'undici';
import type { UpstreamHealth } from '../../site/dev/devPage.types';
import type { Config } from '../config';

/** Maximum wait for one answer, in ms. */
const TIMEOUT_MS = 2000;

interface Probe {
  name: string;
  address: string;
  /** Rejects with the reason when the system does not work. */
  run: () => Promise<void>;
}

/** Sends every upstream of this configuration a harmless request, all at the same time. */
export function probeUpstreams(config: Config): Promise<UpstreamHealth[]> {
  return Promise.all(createProbes(config).map((probe) => runTimed(probe, config)));
}

function createProbes({ content, mediaUrl, eventsUrl, search, databaseUrl }: Config): Probe[] {
  const query = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json', sc_apikey: content.apiKey };
  return [
    {
      name: 'content',
      address: content.url,
      run: () => checkSuccess(content.url, { method: 'POST', headers, body: query }),
    },
    { name: 'media', address: mediaUrl, run: () => checkReachable(mediaUrl) },
    { name: 'events', address: eventsUrl, run: () => checkReachable(eventsUrl) },
    { name: 'search', address: search.url, run: () => checkSearch(search) },
    {
      name: 'database',
      address: withoutCredentials(databaseUrl),
      run: () => checkConnection(new URL(databaseUrl)),
    },
  ];
}

/**
 * An empty query is refused with 400, because indexes differ by site; that still shows that the service
 * works and accepts our key.
 */
async function checkSearch({ url, apiKey }: Config['search']): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
  const status = await fetchStatus(`${url}/v1/search/`, { method: 'POST', headers, body: '{}' });
  if (status !== 400 && status >= 300) throw new Error(`answered ${status}`);
}

async function runTimed({ name, address, run }: Probe, config: Config): Promise<UpstreamHealth> {
  const start = performance.now();
  const problem = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const milliseconds = Math.round(performance.now() - start);
  return { name, address, embedded: isEmbedded(address, config), problem, milliseconds };
}

function isEmbedded(address: string, { embeddedPort, databasePort }: Config): boolean {
  const { hostname, port } = new URL(address);
  return hostname === '127.0.0.1' && [embeddedPort, databasePort].includes(Number(port));
}

type RequestOptions = Parameters<typeof send>[1];

/** Resolves when the system answers with success. */
async function checkSuccess(url: string, options: RequestOptions): Promise<void> {
  const status = await fetchStatus(url, options);
  if (status >= 300) throw new Error(`answered ${status}`);
}

/** Resolves when the system answers at all: its root path may not exist. */
async function checkReachable(url: string): Promise<void> {
  const status = await fetchStatus(url, { method: 'GET' });
  if (status >= 500) throw new Error(`answered ${status}`);
}

async function fetchStatus(url: string, options: RequestOptions): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, body } = await send(url, { ...options, signal });
  await body.dump();
  return statusCode;
}

function checkConnection({ hostname, port }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || 5432, timeout: TIMEOUT_MS });
    const end = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve();
    };
    socket.once('connect', () => end());
    socket.once('timeout', () => end(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    socket.once('error', end);
  });
}

function withoutCredentials(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
