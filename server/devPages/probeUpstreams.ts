import { connect } from 'node:net';
import { request as send } from 'undici';
import type { UpstreamHealth } from '../../site/dev/devPage.types';
import type { Config } from '../config';

/** Longest wait for one answer, in ms. */
const TIMEOUT_MS = 2000;

interface Probe {
  name: string;
  address: string;
  /** Rejects with the reason when the system does not work. */
  run: () => Promise<void>;
}

/** Asks every upstream of this configuration a harmless question, all at the same time. */
export function probeUpstreams(config: Config): Promise<UpstreamHealth[]> {
  return Promise.all(probesOf(config).map((probe) => timed(probe, config)));
}

function probesOf({ content, mediaUrl, eventsUrl, search, databaseUrl }: Config): Probe[] {
  const question = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json', sc_apikey: content.apiKey };
  return [
    {
      name: 'content',
      address: content.url,
      run: () => ask(content.url, { method: 'POST', headers, body: question }),
    },
    { name: 'media', address: mediaUrl, run: () => reach(mediaUrl) },
    { name: 'events', address: eventsUrl, run: () => reach(eventsUrl) },
    { name: 'search', address: search.url, run: () => askSearch(search) },
    {
      name: 'database',
      address: withoutCredentials(databaseUrl),
      run: () => connectTo(new URL(databaseUrl)),
    },
  ];
}

/** Any answer that is not about the key or the service itself will do: indexes differ by site. */
async function askSearch({ url, apiKey }: Config['search']): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
  const status = await statusOf(`${url}/v1/search/`, { method: 'POST', headers, body: '{}' });
  if (status !== 400 && status >= 300) throw new Error(`answered ${status}`);
}

async function timed({ name, address, run }: Probe, config: Config): Promise<UpstreamHealth> {
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

type Question = Parameters<typeof send>[1];

/** Resolves when the system answers with success. */
async function ask(url: string, question: Question): Promise<void> {
  const status = await statusOf(url, question);
  if (status >= 300) throw new Error(`answered ${status}`);
}

/** Resolves when the system answers at all: its root need not lead anywhere. */
async function reach(url: string): Promise<void> {
  const status = await statusOf(url, { method: 'GET' });
  if (status >= 500) throw new Error(`answered ${status}`);
}

async function statusOf(url: string, question: Question): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, body } = await send(url, { ...question, signal });
  await body.dump();
  return statusCode;
}

function connectTo({ hostname, port }: URL): Promise<void> {
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
