import { chown, copyFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '../support/freePorts';
import { startPostgres, type Postgres } from '../support/postgres';
import { buildImage, type BuiltImage } from './builtImage';
import { Container, type ContainerOptions } from './Container';
import { standInKeys, createStrictEnvironment } from './strictEnvironment';

const version = '1.2.3+image';
/** The first build takes minutes: it downloads packages and builds everything. */
jest.setTimeout(30 * 60_000);

let image: BuiltImage;
let postgres: Postgres;
let ports: number[];
const running: Container[] = [];

beforeAll(async () => {
  image = await buildImage(version, process.env.NODE_IMAGE);
  ports = await freePorts(6);
  postgres = await startPostgres(getPort('database'));
});

afterAll(async () => {
  for (const container of running.reverse()) {
    await container.stop();
    await rm(container.data, { recursive: true, force: true });
  }
  await postgres?.stop();
  await image?.remove();
});

const names = ['database', 'upstreams', 'web', 'metrics', 'embeddedDatabase', 'nobody'] as const;
const getPort = (name: (typeof names)[number]): number => ports[names.indexOf(name)] ?? 0;

async function start(options: ContainerOptions): Promise<Container> {
  const container = await Container.start(image, options);
  running.push(container);
  return container;
}

const node = (...words: string[]) => ['node', '--enable-source-maps', ...words];
const web = (environment: Record<string, string> = {}) =>
  start({
    environment: {
      ...createStrictEnvironment(getPort('upstreams'), postgres.url),
      PORT: String(getPort('web')),
      PUBLIC_URL: `http://localhost:${getPort('web')}`,
      METRICS_PORT: String(getPort('metrics')),
      LAME_DUCK_SECONDS: '3',
      ...environment,
    },
  });
const address = (pathname: string) => `http://127.0.0.1:${getPort('web')}${pathname}`;
const headers = { host: 'trucks.localhost', 'accept-encoding': 'br' };

describe('the contents of the image', () => {
  it('are only what runs, and no build tools', async () => {
    const app = path.join(image.root, 'app');
    expect((await readdir(app)).sort()).toEqual(
      ['LICENSE', 'dist', 'node_modules', 'package.json', 'platform', 'redirects', 'schema']
        .concat('services', 'cms')
        .sort(),
    );
    const files = await readdir(app, { recursive: true });
    const ours = files.filter((file) => !file.startsWith('node_modules'));
    expect(ours.filter((file) => /\.tsx?$|^dist\/client\/.*\.map$/.test(file))).toEqual([]);
    const packages = files.filter((file) => file.startsWith('node_modules'));
    expect(packages.filter((file) => /\.map$|\.d\.[cm]?ts$/.test(file))).toEqual([]);
    expect(await readdir(path.join(image.root, 'data'))).toEqual([]);
  });

  it('include every package that the build imports', async () => {
    const server = path.join(image.root, 'app', 'dist', 'server');
    const files = (await readdir(server, { recursive: true })).filter((file) =>
      /\.m?js$/.test(file),
    );
    const imported = new Set<string>();
    for (const file of files) {
      const code = await readFile(path.join(server, file), 'utf8');
      for (const [, name = ''] of code.matchAll(
        /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([a-z@][^"'\s]*)["']/g,
      )) {
        imported.add(name);
      }
    }
    // Only runtime dependencies: `from` also occurs in SQL, and development packages are not imported at run
    // time.
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const needed = [...imported].filter((name) =>
      Object.keys(dependencies).some(
        (dependency) => name === dependency || name.startsWith(`${dependency}/`),
      ),
    );
    expect(needed.length).toBeGreaterThan(30);
    // Some packages are for browsers and cannot be loaded in Node.
    const load = `
      for (const name of ${JSON.stringify(needed)}) {
        await import(name).catch(({ code, message }) => {
          if (code?.includes('NOT_FOUND')) console.log(name, message);
        });
      }
      process.exit();`;
    const container = await start({ command: ['node', '--input-type=module', '-e', load] });
    expect(await container.waitForExit()).toBe(0);
    expect(container.output).toBe('');
  });
});

test('a container without addresses exits and names the missing ones', async () => {
  const container = await start({ environment: { CONTENT_ULR: 'https://content.example' } });
  expect(await container.waitForExit()).toBe(1);
  expect(container.output).toContain(
    'CONTENT_URL: must be set, since EMBEDDED does not list it; CONTENT_ULR looks like a misspelling of it',
  );
  expect(container.output).toContain('DATABASE_URL: must be set');
  expect(container.output).not.toContain('content.example');
});

describe('the programs, on a PostgreSQL server', () => {
  let served: Container;

  beforeAll(async () => {
    const upstreams = await start({
      command: node('dist/server/embedded.js'),
      environment: {
        DATABASE_URL: postgres.url,
        EMBEDDED_PORT: String(getPort('upstreams')),
        STOCK_CARS: '300',
        ...standInKeys,
      },
    });
    await upstreams.waitForResponse(`http://127.0.0.1:${getPort('upstreams')}/health`);
    served = await web();
    await served.waitForResponse(address('/readyz'));
  });

  it('pages, pictures and compressed files are served', async () => {
    expect(await (await fetch(address('/livez'))).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(address('/healthz'))).json()).toEqual({ status: 'ok' });
    const page = await (await served.waitForResponse(address('/'), 200, headers)).text();
    expect(page).toContain('</html>');
    const [, picture = ''] = /"(\/image\?[^" ]+)/.exec(page) ?? [];
    // The first response may be 503 while the image is scaled in the background.
    const displayed = await served.waitForResponse(address(picture.replaceAll('&amp;', '&')), 200, {
      ...headers,
      accept: 'image/webp',
    });
    expect(displayed.headers.get('content-type')).toBe('image/webp');
    expect((await displayed.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const [script = ''] = /\/assets\/[^" ]+\.js/.exec(page) ?? [];
    const file = await fetch(address(script), { headers });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  it('only /data and /tmp are writable, and only by the image’s own user', async () => {
    const { output } = await served.exec([
      ...['sh', '-c'],
      'id -u; touch /data/a /tmp/a && echo written; touch /app/a || echo refused; grep CapEff /proc/1/status',
    ]);
    expect(output).toMatch(/^1000\nwritten\nrefused\nCapEff:\t0{16}\n/);
  });

  it('the health check distinguishes a process that answers from one that does not', async () => {
    expect((await served.exec(image.healthCheck)).code).toBe(0);
    const unusedPort = { PORT: String(getPort('nobody')) };
    expect((await served.exec(image.healthCheck, unusedPort)).code).toBe(1);
  });

  it('the metrics contain the build', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${getPort('metrics')}/metrics`)).text();
    expect(metrics).toContain(`forecourt_build_info{version="${version}"`);
  });

  it('SIGTERM reaches the first process, which finishes its requests and exits', async () => {
    await served.terminate();
    await served.waitForResponse(address('/readyz'), 503);
    expect((await fetch(address('/'), { headers })).status).toBe(200);
    expect(await served.waitForExit()).toBe(0);
    expect(served.output).toContain('web server stopped');
  });

  it('a process that is asked to stop before it is ready exits at once', async () => {
    const refused = await web({ SEARCH_API_KEY: 'another key' });
    await refused.waitForOutput('upstreams rejected our API keys');
    await refused.terminate();
    expect(await refused.waitForExit()).toBe(0);
    expect(refused.output).not.toContain('web server stopping');
  });
});

test('the search service runs on its own, and survives an outage of its database', async () => {
  const search = await start({
    command: node('dist/server/searchService.js'),
    environment: {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${getPort('nobody')}/none`,
      EMBEDDED_PORT: String(getPort('web')),
      SEARCH_API_KEY: 'key of the search',
    },
  });
  await search.waitForResponse(address('/health'));
  await search.waitForOutput('waiting for it');
  expect((await fetch(address('/v1/health'))).status).toBe(503);
  await search.terminate();
  expect(await search.waitForExit()).toBe(0);
});

test('a backup of one embedded database can be restored into another one', async () => {
  const database = { DATABASE_PORT: String(getPort('embeddedDatabase')) };
  const everything = await start({
    command: ['node', 'dist/server/start.js'],
    environment: {
      ...database,
      EMBEDDED: 'all',
      PORT: String(getPort('web')),
      EMBEDDED_PORT: String(getPort('nobody')),
      LAME_DUCK_SECONDS: '0',
      STOCK_CARS: '300',
    },
  });
  await everything.waitForResponse(address('/readyz'));
  const backup = '/data/forecourt.backup.gz';
  const taken = await everything.exec(['node', 'dist/server/backup.js', backup], database);
  expect(taken.output).toMatch(/^Backed up \d+ rows to/);
  await everything.terminate();
  expect(await everything.waitForExit()).toBe(0);

  const empty = await start({ command: node('dist/server/database.js'), environment: database });
  await empty.waitForOutput('database ready');
  const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
  const copy = path.join(empty.data, path.basename(backup));
  await copyFile(path.join(everything.data, path.basename(backup)), copy);
  await chown(copy, uid, gid);
  const restored = await empty.exec(['node', 'dist/server/restore.js', backup], database);
  const [, rows = ''] = / (\d+) rows/.exec(taken.output) ?? [];
  expect(restored.output).toBe(`Restored ${rows} rows.\n`);
});
