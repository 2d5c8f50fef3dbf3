import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { request } from 'node:http';
import { FaultPage } from '../../../../launcher/development/FaultPage';
import { Faults } from '../../../../launcher/development/Faults';
import { socketPort } from '../../../../server/development/socketPort';

describe('faults', () => {
  it('are shown by who explains the others, until they are mended', () => {
    const shown: string[] = [];
    const faults = new Faults((fault) => shown.push(fault));
    faults.set('content', 'index.yml:3:1');
    faults.set('codegen', 'Block.graphql:2:1');
    faults.set('codegen', 'Block.graphql:2:1');
    faults.set('codegen', '');
    faults.set('web', '');
    faults.set('content', '');
    expect(shown).toEqual(['index.yml:3:1', 'Block.graphql:2:1', 'index.yml:3:1', '']);
  });
});

/** A port whose neighbour, that of the sockets, is free. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port - 10_000;
}

describe('the page in the place of a web server that cannot start', () => {
  let page: FaultPage;
  let port: number;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  beforeEach(async () => {
    port = await freePort();
    page = new FaultPage(port);
  });
  afterEach(() => page.close());

  it('names file and line on every address, and fails as a server that is down', async () => {
    await page.show(`${process.cwd()}/server/app.ts:12:4: ERROR: Unexpected "<"`);
    const answer = await get('/salj-bil?x=1');
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('<p>server/app.ts:12:4</p>');
    expect(html).toContain('ERROR: Unexpected &quot;&lt;&quot;');
    expect((await get('/readyz')).status).toBe(503);
  });

  it('has itself loaded anew when something else is wrong, or nothing', async () => {
    await page.show('server/app.ts:1:1');
    const script = await (await get('/@vite/client')).text();
    expect(script).toContain('location.reload()');
    expect(script).toContain(JSON.stringify(await (await get('/readyz')).text()));
    await page.show('server/app.ts:2:2');
    expect(await (await get('/readyz')).text()).toBe('server/app.ts:2:2');
  });

  it('is loaded anew once, and not while nothing has changed', async () => {
    await page.show('server/app.ts:1:1');
    const script = await (await get('/@vite/client')).text();
    const answers = [undefined, { text: 'server/app.ts:1:1' }, { ok: true }, { ok: true }];
    const ask = jest.fn(() => {
      const answer = answers.shift();
      if (!answer) return Promise.reject(new Error('refused'));
      return Promise.resolve({ ok: 'ok' in answer, text: () => Promise.resolve(answer.text) });
    });
    let tick: (() => Promise<void>) | undefined;
    const reload = jest.fn();
    const run = new Function('setInterval', 'clearInterval', 'fetch', 'location', script) as (
      ...page: unknown[]
    ) => void;
    const start = (work: () => Promise<void>) => (tick = work);
    run(start, () => (tick = undefined), ask, { reload });
    await tick?.();
    await tick?.();
    expect(reload).not.toHaveBeenCalled();
    await tick?.();
    await tick?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('opens the socket that open pages wait for', async () => {
    await page.show('server/app.ts:1:1');
    const asked = request({
      port: socketPort(port),
      host: '127.0.0.1',
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        // The example of RFC 6455, section 1.3.
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'vite-ping',
      },
    });
    asked.end();
    const [{ statusCode, headers }, socket] = (await once(asked, 'upgrade')) as [
      { statusCode: number; headers: Record<string, string> },
      Socket,
    ];
    expect(statusCode).toBe(101);
    expect(headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(headers['sec-websocket-protocol']).toBe('vite-ping');
    // Open as it is, the port is left.
    const closed = once(socket, 'close');
    await page.close();
    await closed;
  });

  it('leaves its ports when it is closed, and does without those that are taken', async () => {
    await page.show('server/app.ts:1:1');
    const second = new FaultPage(port);
    await second.show('server/app.ts:1:1');
    await second.close();
    expect((await get('/')).status).toBe(503);
    await page.close();
    const web = createServer().listen(port, '127.0.0.1');
    await once(web, 'listening');
    await new Promise((closed) => web.close(closed));
  });
});
