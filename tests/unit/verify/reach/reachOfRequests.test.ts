import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { determineReach } from '../../../verify/reach/reachOfRequests';
import {
  mergeReach,
  readReachMap,
  updateReachMap,
  writeReachMap,
} from '../../../verify/reach/reachMap';
import { findTier } from '../../../verify/reach/recordReach';
import { SpecRequests, readRequests } from '../../../verify/reach/SpecRequests';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-reach-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("records the product's requests of each test file, across tests and workers", () => {
  for (const worker of ['0.json', '1.json']) {
    const requests = new SpecRequests([4000], folder);
    const end = requests.start('pages/list.spec.ts');
    requests.add('http://trucks.localhost:4000/sv/lista?sida=2');
    requests.add('http://localhost:4000/sitemap.xml', 'pickup.localhost:4000');
    requests.add('https://maps.example/api/x');
    requests.add('blob:here');
    end();
    requests.add('http://trucks.localhost:4000/between');
    requests.write(worker);
  }
  expect([...readRequests(folder)]).toEqual([
    [
      'pages/list.spec.ts',
      {
        seconds: expect.any(Number),
        addresses: ['trucks.localhost/sv/lista', 'pickup.localhost/sitemap.xml'],
      },
    ],
  ]);
  expect(readRequests(path.join(folder, 'none')).size).toBe(0);
});

it('returns the blocks of the visited pages and the server routes of the requests', async () => {
  const queries: unknown[] = [];
  const reach = await determineReach(
    {
      seconds: 12.4,
      addresses: [
        'automotive-no.localhost/en/kj%C3%B8p',
        'localhost/',
        'localhost/_dev/blocks/Video/Default',
        'localhost/api/holds/mine/of/me',
        'localhost/a%zz',
      ],
    },
    async (page) => {
      queries.push(page);
      return ['Blurb'];
    },
  );
  expect(queries).toEqual([
    { site: 'automotive-no', language: 'en', routePath: '/kjøp' },
    { site: 'automotive-se', language: 'sv', routePath: '/' },
  ]);
  expect(reach).toEqual({
    seconds: 12,
    folders: ['blocks/Blurb', 'blocks/Video'],
    routes: ['/_dev/blocks/Video', '/api/holds/mine'],
  });
});

it('the map has a line for each test file, keeps unrecorded files and drops deleted ones', () => {
  const file = path.join(folder, 'reach.json');
  const reach = (seconds: number) => ({ seconds, folders: [], routes: [] });
  const map = updateReachMap(
    { b: reach(1), gone: reach(1), c: reach(1) },
    { a: reach(2), b: reach(2) },
    (spec) => spec !== 'gone',
  );
  writeReachMap(map, file);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
  expect(Object.entries(readReachMap(file)).map(([spec, { seconds }]) => [spec, seconds])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 1],
  ]);
  expect(readReachMap(path.join(folder, 'none.json'))).toEqual({});
});

it('merges the two tiers of browser tests into one run, and ignores a selection of tests', () => {
  expect(findTier(['test', '--grep', '@walk'])).toBe('quick');
  expect(findTier(['test', '--grep-invert', '@walk'])).toBe('slow');
  expect(findTier(['test', '--grep', 'a car'])).toBeUndefined();
  const quick = {
    'pages/list.spec.ts': { seconds: 2, folders: ['CarList'], routes: ['cars'] },
    'pages/walk.spec.ts': { seconds: 1, folders: ['Hero'], routes: [] },
  };
  const slow = {
    'pages/list.spec.ts': { seconds: 5, folders: ['CarList', 'Car'], routes: ['alerts'] },
  };
  expect(mergeReach(quick, slow)).toEqual({
    'pages/list.spec.ts': { seconds: 7, folders: ['Car', 'CarList'], routes: ['alerts', 'cars'] },
    'pages/walk.spec.ts': { seconds: 1, folders: ['Hero'], routes: [] },
  });
});
