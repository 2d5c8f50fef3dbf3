import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { request } from 'node:http';
import { DevelopmentErrorPage } from '../../../../launcher/development/DevelopmentErrorPage';
import { DevelopmentErrors } from '../../../../launcher/development/DevelopmentErrors';
import { socketPort } from '../../../../server/development/socketPort';

describe('development errors', () => {
  it('only the error that explains the others is shown, until it is fixed', () => {
    const shown: string[] = [];
    const errors = new DevelopmentErrors((error) => shown.push(error));
    errors.set('content', 'index.yml:3:1');
    errors.set('codegen', 'Block.graphql:2:1');
    errors.set('codegen', 'Block.graphql:2:1');
    errors.set('codegen', '');
    errors.set('web', '');
    errors.set('content', '');
    expect(shown).toEqual(['index.yml:3:1', 'Block.graphql:2:1', 'index.yml:3:1', '']);
  });
});

/** Finds a port whose successor is also free; the successor is for WebSockets. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port - 10_000;
}

describe('error page of a web server that cannot start', () => {
  let page: DevelopmentErrorPage;
  let port: number;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  beforeEach(async () => {
    port = await freePort();
    page = new DevelopmentErrorPage(port);
  });
  afterEach(() => page.close());

  it('the error page shows file and line on every address, with status 503', async () => {
    await page.show(`${process.cwd()}/server/app.ts:12:4: ERROR: Unexpected "<"`);
    const answer = await get('/salj-bil?x=1');
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('<p>server/app.ts:12:4</p>');
    expect(html).toContain('ERROR: Unexpected &quot;&lt;&quot;');
    expect((await get('/readyz')).status).toBe(503);
  });

  it('the error page reloads itself when the error changes or is fixed', async () => {
    await page.show('server/app.ts:1:1');
    const script = await (await get('/@vite/client')).text();
    expect(script).toContain('location.reload()');
    expect(script).toContain(JSON.stringify(await (await get('/readyz')).text()));
    await page.show('server/app.ts:2:2');
    expect(await (await get('/readyz')).text()).toBe('server/app.ts:2:2');
  });

  it('the error page reloads once, and only when something has changed', async () => {
    await page.show('server/app.ts:1:1');
    const script = await (await get('/@vite/client')).text();
    const answers = [undefined, { text: 'server/app.ts:1:1' }, { ok: true }, { ok: true }];
    const fetchAnswer = jest.fn(() => {
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
    run(start, () => (tick = undefined), fetchAnswer, { reload });
    await tick?.();
    await tick?.();
    expect(reload).not.toHaveBeenCalled();
    await tick?.();
    await tick?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('the error page opens the WebSocket that open pages wait for', async () => {
    await page.show('server/app.ts:1:1');
    const clientRequest = request({
      port: socketPort(port),
      host: '127.0.0.1',
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        // Example key of RFC 6455, section 1.3.
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'vite-ping',
      },
    });
    clientRequest.end();
    const [{ statusCode, headers }, socket] = (await once(clientRequest, 'upgrade')) as [
      { statusCode: number; headers: Record<string, string> },
      Socket,
    ];
    expect(statusCode).toBe(101);
    expect(headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(headers['sec-websocket-protocol']).toBe('vite-ping');
    // Closing must release the port although a connection is open.
    const closed = once(socket, 'close');
    await page.close();
    await closed;
  });

  it('the error page releases its ports when closed, and works without ports that are in use', async () => {
    await page.show('server/app.ts:1:1');
    const second = new DevelopmentErrorPage(port);
    await second.show('server/app.ts:1:1');
    await second.close();
    expect((await get('/')).status).toBe(503);
    await page.close();
    const web = createServer().listen(port, '127.0.0.1');
    await once(web, 'listening');
    await new Promise((closed) => web.close(closed));
  });
});
