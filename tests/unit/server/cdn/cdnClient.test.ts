import type { IncomingMessage } from 'node:http';
import type { CdnKind } from '../../../../server/cdn/cdn.types';
import { createCdnClient } from '../../../../server/cdn/cdn';
import { serve, stopServers } from '../appUnderTest';

afterEach(stopServers);

interface RecordedRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

async function start(kind: CdnKind, status: () => number = () => 200) {
  const requests: RecordedRequest[] = [];
  const port = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status()).end('{}');
    });
  });
  const url = `http://127.0.0.1:${port}/purge`;
  return { requests, url, send: createCdnClient({ kind, purgeUrls: [url], token: 'the-token' }) };
}

it('sends PURGE with keys to every Varnish node', async () => {
  const [one, other] = [await start('varnish'), await start('varnish')];
  await createCdnClient({ kind: 'varnish', purgeUrls: [one.url, other.url], token: 'the-token' })([
    'a',
    'b',
  ]);
  for (const { requests } of [one, other]) {
    expect(requests).toHaveLength(1);
    const { authorization, 'surrogate-key': keys } = requests[0]!.headers;
    expect([requests[0]!.method, keys, authorization]).toEqual([
      'PURGE',
      'a b',
      'Bearer the-token',
    ]);
  }
});

it('sends a batch of keys to Fastly for purging', async () => {
  const { requests, send } = await start('fastly');
  await send(['a', 'b']);
  const { method, headers, body } = requests[0]!;
  expect([method, headers['fastly-key'], JSON.parse(body)]).toEqual([
    'POST',
    'the-token',
    { surrogate_keys: ['a', 'b'] },
  ]);
});

it.each(['cloudflare', 'cloudfront'] as const)('sends tags to %s for purging', async (kind) => {
  const { requests, send } = await start(kind);
  await send(['a', 'b']);
  const { method, headers, body } = requests[0]!;
  expect([method, headers.authorization, JSON.parse(body)]).toEqual([
    'POST',
    'Bearer the-token',
    { tags: ['a', 'b'] },
  ]);
});

it('splits keys into batches of the maximum size', async () => {
  const { requests, send } = await start('cloudflare');
  await send(Array.from({ length: 250 }, (_, index) => `key-${index}`));
  const sizes = requests.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length);
  expect(sizes).toEqual([100, 100, 50]);
});

it('fails when any node refuses, so that the purge is sent again', async () => {
  const [one, other] = [await start('varnish'), await start('varnish', () => 403)];
  const purgeUrls = [one.url, other.url];
  const send = createCdnClient({ kind: 'varnish', purgeUrls, token: undefined });
  await expect(send(['a'])).rejects.toThrow('answered 403');
});
