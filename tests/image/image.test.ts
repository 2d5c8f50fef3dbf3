import { chown, copyFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '../support/freePorts';
import { startPostgres, type Postgres } from '../support/postgres';
import { buildImage, type BuiltImage } from './builtImage';
import { Container, type ContainerOptions } from './Container';
import { standInKeys, strictEnvironment } from './strictEnvironment';

const version = '1.2.3+image';
/** The first build takes minutes: packages are fetched and everything is built. */
jest.setTimeout(30 * 60_000);

let image: BuiltImage;
let postgres: Postgres;
let ports: number[];
const running: Container[] = [];

beforeAll(async () => {
  image = await buildImage(version, process.env.NODE_IMAGE);
  ports = await freePorts(6);
  postgres = await startPostgres(portOf('database'));
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
const portOf = (name: (typeof names)[number]): number => ports[names.indexOf(name)] ?? 0;

async function start(options: ContainerOptions): Promise<Container> {
  const container = await Container.start(image, options);
  running.push(container);
  return container;
}

const node = (...words: string[]) => ['node', '--enable-source-maps', ...words];
const web = (environment: Record<string, string> = {}) =>
  start({
    environment: {
      ...strictEnvironment(portOf('upstreams'), postgres.url),
      PORT: String(portOf('web')),
      PUBLIC_URL: `http://localhost:${portOf('web')}`,
      METRICS_PORT: String(portOf('metrics')),
      LAME_DUCK_SECONDS: '3',
      ...environment,
    },
  });
const address = (pathname: string) => `http://127.0.0.1:${portOf('web')}${pathname}`;
const headers = { host: 'trucks.localhost', 'accept-encoding': 'br' };

describe('what is in it', () => {
  it('is what runs, and nothing that builds', async () => {
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

  it('has every package that the build asks for', async () => {
    const server = path.join(image.root, 'app', 'dist', 'server');
    const files = (await readdir(server, { recursive: true })).filter((file) =>
      /\.m?js$/.test(file),
    );
    const asked = new Set<string>();
    for (const file of files) {
      const code = await readFile(path.join(server, file), 'utf8');
      for (const [, name = ''] of code.matchAll(
        /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([a-z@][^"'\s]*)["']/g,
      )) {
        asked.add(name);
      }
    }
    // SQL has names behind `from` as well; what is installed for development is loaded there alone.
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const needed = [...asked].filter((name) =>
      Object.keys(dependencies).some((known) => name === known || name.startsWith(`${known}/`)),
    );
    expect(needed.length).toBeGreaterThan(30);
    // Some are for browsers, and fail otherwise.
    const load = `
      for (const name of ${JSON.stringify(needed)}) {
        await import(name).catch(({ code, message }) => {
          if (code?.includes('NOT_FOUND')) console.log(name, message);
        });
      }
      process.exit();`;
    const container = await start({ command: ['node', '--input-type=module', '-e', load] });
    expect(await container.ended()).toBe(0);
    expect(container.output).toBe('');
  });
});

test('refuses to start without addresses, and names them', async () => {
  const container = await start({ environment: { CONTENT_ULR: 'https://content.example' } });
  expect(await container.ended()).toBe(1);
  expect(container.output).toContain(
    'CONTENT_URL: must be set, since EMBEDDED allows no stand-in; is CONTENT_ULR meant to be it?',
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
        EMBEDDED_PORT: String(portOf('upstreams')),
        STOCK_CARS: '300',
        ...standInKeys,
      },
    });
    await upstreams.untilAnswered(`http://127.0.0.1:${portOf('upstreams')}/health`);
    served = await web();
    await served.untilAnswered(address('/readyz'));
  });

  it('pages, pictures and compressed files are served', async () => {
    expect(await (await fetch(address('/livez'))).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(address('/healthz'))).json()).toEqual({ status: 'ok' });
    const page = await (await served.untilAnswered(address('/'), 200, headers)).text();
    expect(page).toContain('</html>');
    const [, picture = ''] = /"(\/image\?[^" ]+)/.exec(page) ?? [];
    // A picture that takes longer than a visitor waits is answered 503 and made meanwhile.
    const shown = await served.untilAnswered(address(picture.replaceAll('&amp;', '&')), 200, {
      ...headers,
      accept: 'image/webp',
    });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const [script = ''] = /\/assets\/[^" ]+\.js/.exec(page) ?? [];
    const file = await fetch(address(script), { headers });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  it('nothing but /data and /tmp can be written, by nobody but its user', async () => {
    const { output } = await served.exec([
      ...['sh', '-c'],
      'id -u; touch /data/a /tmp/a && echo written; touch /app/a || echo refused; grep CapEff /proc/1/status',
    ]);
    expect(output).toMatch(/^1000\nwritten\nrefused\nCapEff:\t0{16}\n/);
  });

  it('its health check tells a process that answers from one that does not', async () => {
    expect((await served.exec(image.healthCheck)).code).toBe(0);
    const nobody = { PORT: String(portOf('nobody')) };
    expect((await served.exec(image.healthCheck, nobody)).code).toBe(1);
  });

  it('its metrics name the build', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${portOf('metrics')}/metrics`)).text();
    expect(metrics).toContain(`forecourt_build_info{version="${version}"`);
  });

  it('SIGTERM is heard by the first process: it still answers, and ends in order', async () => {
    await served.terminate();
    await served.untilAnswered(address('/readyz'), 503);
    expect((await fetch(address('/'), { headers })).status).toBe(200);
    expect(await served.ended()).toBe(0);
    expect(served.output).toContain('web server stopped');
  });

  it('ends at once when it is asked to before it is ready', async () => {
    const refused = await web({ SEARCH_API_KEY: 'another key' });
    await refused.untilSaid('our key is refused by search');
    await refused.terminate();
    expect(await refused.ended()).toBe(0);
    expect(refused.output).not.toContain('web server stopping');
  });
});

test('the search service runs by itself, and does not go down with its database', async () => {
  const search = await start({
    command: node('dist/server/searchService.js'),
    environment: {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${portOf('nobody')}/none`,
      EMBEDDED_PORT: String(portOf('web')),
      SEARCH_API_KEY: 'key of the search',
    },
  });
  await search.untilAnswered(address('/health'));
  await search.untilSaid('Waiting for it.');
  expect((await fetch(address('/v1/health'))).status).toBe(503);
  await search.terminate();
  expect(await search.ended()).toBe(0);
});

test('a backup of one embedded database fills another one', async () => {
  const database = { DATABASE_PORT: String(portOf('embeddedDatabase')) };
  const everything = await start({
    command: ['node', 'dist/server/start.js'],
    environment: {
      ...database,
      EMBEDDED: 'all',
      PORT: String(portOf('web')),
      EMBEDDED_PORT: String(portOf('nobody')),
      LAME_DUCK_SECONDS: '0',
      STOCK_CARS: '300',
    },
  });
  await everything.untilAnswered(address('/readyz'));
  const backup = '/data/forecourt.backup.gz';
  const taken = await everything.exec(['node', 'dist/server/backup.js', backup], database);
  expect(taken.output).toMatch(/^\d+ rows are in/);
  await everything.terminate();
  expect(await everything.ended()).toBe(0);

  const empty = await start({ command: node('dist/server/database.js'), environment: database });
  await empty.untilSaid('database ready');
  const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
  const copy = path.join(empty.data, path.basename(backup));
  await copyFile(path.join(everything.data, path.basename(backup)), copy);
  await chown(copy, uid, gid);
  const restored = await empty.exec(['node', 'dist/server/restore.js', backup], database);
  const [, rows = ''] = /^(\d+) rows/.exec(taken.output) ?? [];
  expect(restored.output).toBe(`${rows} rows are restored.\n`);
});
