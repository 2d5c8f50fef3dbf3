import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
let copy: string;

const entries = {
  check: 'build/checkRedirects.main.ts',
  export: 'build/exportRedirects.main.ts',
};

/** Runs a command in a copy of the project with its own redirect table. */
function run(command: keyof typeof entries, ...options: string[]) {
  const entry = join(copy, entries[command]);
  return spawnSync(process.execPath, ['--import', 'tsx', entry, ...options], {
    cwd: copy,
    encoding: 'utf8',
  });
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'redirects-'));
  cpSync(join(root, 'redirects'), join(copy, 'redirects'), {
    recursive: true,
    filter: (path) => !path.endsWith('.csv'),
  });
  const others = [
    'build/siteArgument.ts',
    'platform/command.ts',
    'cms/items/loading/listContentRoutes.ts',
    'domain/localizable.ts',
  ];
  for (const file of [...Object.values(entries), ...others]) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  writeFileSync(
    join(copy, 'redirects/areas.csv'),
    'site,pattern,note\nshop,/dealers/:dealer,Dealer pages\n',
  );
  const pages = join(copy, 'cms/content/shop/pages');
  mkdirSync(join(pages, 'about'), { recursive: true });
  for (const page of ['index', '404', 'about/index', 'about/us']) {
    writeFileSync(join(pages, `${page}.yml`), '');
  }
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const writeTable = (rows: string): void =>
  writeFileSync(join(copy, 'redirects/shop.csv'), `source,query,destination,note\n${rows}`);

it('check prints file and line, and exits with 0 when there are only warnings', () => {
  writeTable('/a,,/about,\n/b,,/about/us,\n/c,,/,\n/d/:x,,/dealers/:x,\n/e,,/a,\n');
  const { stdout, status } = run('check');
  expect(stdout.trim().split('\n')).toEqual([
    'redirects/shop.csv:6: warning: chain: /e → /a → /about',
    'shop: 0 errors, 1 warnings',
  ]);
  expect(status).toBe(0);
});

it('check exits with 1 when a row leads to no page', () => {
  writeTable('/e,,/404,\n/f,,/gone,\n');
  const { stdout, status } = run('check');
  expect(stdout.trim().split('\n')).toEqual([
    'redirects/shop.csv:2: error: no page: /404 is no page of the site',
    'redirects/shop.csv:3: error: no page: /gone is no page of the site',
    'shop: 2 errors, 0 warnings',
  ]);
  expect(status).toBe(1);
});

it('check exits with 1 on a loop and on a table that cannot be read', () => {
  writeTable('/a,,/b,\n/b,,/a,\n');
  const loop = run('check', '--site', 'shop');
  expect(loop.stdout).toContain('redirects/shop.csv:2: error: loop: /a → /b → /a');
  expect(loop.status).toBe(1);
  writeTable('/a,,"/b,\n');
  const broken = run('check');
  expect(broken.stdout).toContain('error: invalid: redirects/shop.csv');
  expect(broken.status).toBe(1);
});

it('export prints the rules as JSON', () => {
  writeTable('/a,x=1&y,/b,\n/c/:id,,/d/:id,\n');
  expect(JSON.parse(run('export', '--site', 'shop').stdout)).toEqual([
    {
      source: '/a',
      destination: '/b',
      permanent: true,
      has: [
        { type: 'query', key: 'x', value: '1' },
        { type: 'query', key: 'y' },
      ],
    },
    { source: '/c/:id', destination: '/d/:id', permanent: true },
  ]);
});

it.each([
  ['no site', []],
  ['a site without a table', ['--site', '../shop']],
])(
  'export lists the sites with a table when the site is invalid: %s',
  (_, options) => {
    writeTable('/a,,/about,\n');
    const { stdout, stderr, status } = run('export', ...options);
    const message = 'Name a site that has a table with --site: shop.';
    const usage = 'Usage: npm run redirects:export -- --site <site>';
    expect([stdout, stderr, status]).toEqual(['', `${message}\n${usage}\n`, 1]);
  },
  60_000,
);

it('both commands report an unknown argument without a stack', () => {
  for (const command of ['check', 'export'] as const) {
    const { stderr, status } = run(command, '--sites');
    expect([stderr.split('\n')[0], status]).toEqual(["Unknown option '--sites'.", 1]);
    expect(stderr).not.toMatch(/^ +at /m);
  }
});
