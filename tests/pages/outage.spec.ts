import { once } from 'node:events';
import net from 'node:net';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { ports } from './addresses';
import { expect, test } from './test';

/**
 * Starts a proxy to the content platform that can be stopped, so that only this web process loses the
 * platform.
 */
function startProxy(port: number): net.Server {
  const wires = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(ports.embedded, '127.0.0.1');
    for (const wire of [near, far]) {
      wires.add(wire);
      wire.on('error', () => undefined).on('close', () => wires.delete(wire));
    }
    near.pipe(far).pipe(near);
  });
  server.on('close', () => wires.clear());
  return Object.assign(server.listen(port, '127.0.0.1'), {
    cut: () => wires.forEach((wire) => wire.destroy()),
  });
}

function closeProxy(server: net.Server): Promise<unknown> {
  const closed = once(server, 'close');
  server.close();
  (server as net.Server & { cut: () => void }).cut();
  return closed;
}

test(
  'during a content outage cached pages are served, others show a themed error page, until recovery',
  { tag: '@walk' },
  async ({ page }) => {
    const [webPort, wirePort] = await freePorts(2);
    const getAddress = (path: string) => `http://localhost:${webPort}${path}`;
    let wire = startProxy(wirePort!);
    const web = await startBuilt('index', getAddress('/readyz'), {
      LOG_LEVEL: 'fatal',
      PORT: String(webPort),
      EMBEDDED_PORT: String(ports.embedded),
      CONTENT_URL: `http://127.0.0.1:${wirePort}/graphql`,
    });
    try {
      await page.goto(getAddress('/'));
      const title = await page.getByRole('heading', { level: 1 }).textContent();

      await closeProxy(wire);
      expect((await page.goto(getAddress('/')))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

      const unavailable = await page.goto(getAddress('/kontakt'));
      expect(unavailable?.status()).toBe(503);
      expect(unavailable?.headers()['retry-after']).toMatch(/^\d+$/);
      await expect(page.locator('html')).toHaveClass(/theme-default/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const health = await fetch(getAddress('/healthz'));
      expect([health.status, await health.text()]).toEqual([
        503,
        expect.stringContaining('content'),
      ]);

      wire = startProxy(wirePort!);
      await expect
        .poll(async () => (await page.goto(getAddress('/kontakt')))?.status(), { timeout: 40_000 })
        .toBe(200);
    } finally {
      await endProcess(web);
      await closeProxy(wire);
    }
  },
);

test('a process without an answer from the content platform is not ready, and reports why', async () => {
  const [webPort, wirePort] = await freePorts(2);
  const getAddress = (path: string) => `http://localhost:${webPort}${path}`;
  const web = await startBuilt('index', getAddress('/livez'), {
    LOG_LEVEL: 'silent',
    PORT: String(webPort),
    EMBEDDED_PORT: String(ports.embedded),
    CONTENT_URL: `http://127.0.0.1:${wirePort}/graphql`,
  });
  const output = async () => {
    const answer = await fetch(getAddress('/readyz'));
    return { code: answer.status, ...((await answer.json()) as object) };
  };
  try {
    const waiting = { code: 503, status: 'starting', failing: ['content'] };
    await expect.poll(output).toEqual(waiting);
    const wire = startProxy(wirePort!);
    try {
      await expect.poll(output, { timeout: 20_000 }).toMatchObject({ code: 200, status: 'ready' });
    } finally {
      await closeProxy(wire);
    }
  } finally {
    await endProcess(web);
  }
});
