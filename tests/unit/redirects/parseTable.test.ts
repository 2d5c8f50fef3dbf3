import { externalSites } from '../../../redirects/externalSites';
import { parseTable } from '../../../redirects/parseTable';

const file = 'redirects/site.csv';
const sites = { careers: 'https://jobs.example' };
const head = 'source,query,destination,note\n';

it.each(['\n', '\r\n'])('reads rows with their line, quoted as spreadsheets do: %j', (end) => {
  const lines = ['/a,,/b,note', '', '"/c","x=""1""","/d?y=1,2","two', 'lines"', '/e,, /f ,', ''];
  const text = `\uFEFF${head.trim()}${end}${lines.join(end)}`;
  expect(parseTable(text, file, sites)).toEqual([
    { source: '/a', query: '', destination: '/b', place: { file, line: 2 } },
    { source: '/c', query: 'x="1"', destination: '/d?y=1,2', place: { file, line: 5 } },
    { source: '/e', query: '', destination: '/f', place: { file, line: 6 } },
  ]);
});

it('reads semicolons, as spreadsheets of the Nordic countries write', () => {
  const [row] = parseTable('source;query;destination;note\n/a;;/b;hej, du\n', file, sites);
  expect(row).toMatchObject({ source: '/a', destination: '/b' });
});

it('[REDIR-10] {careers} leads to the configured external site', () => {
  const [row] = parseTable(`${head}/jobb,,{careers}/lediga?x=1,\n`, file, sites);
  expect(row?.destination).toBe('https://jobs.example/lediga?x=1');
});

it.each([
  ['/a,,{shop}/x,', /:2: .*unknown site, expected one of careers/],
  ['/a,,{constructor},', /unknown site/],
  ['/a,,,', /:2: source or destination is blank/],
  [',,/b,', /:2: source or destination is blank/],
  ['/a,,"/b,', /site\.csv: .*quote/i],
  ['/a,/b', /site\.csv: .*column/i],
])('refuses %s with file and line', (line, message) => {
  expect(() => parseTable(`${head}${line}\n`, file, sites)).toThrow(message);
});

it('refuses a table without the columns', () => {
  expect(() => parseTable('from,to\n/a,/b\n', file, sites)).toThrow(/site\.csv:1: .*source, query/);
});

it('[REDIR-10] external addresses come from the environment, with a default', () => {
  expect(externalSites({})).toEqual({ careers: 'https://careers.automotive.example' });
  expect(externalSites({ CAREERS_URL: 'https://jobs.example/se/' })).toEqual({
    careers: 'https://jobs.example/se',
  });
});

it.each(['javascript:alert(1)', 'jobs.example', 'https://jobs.example?x=1'])(
  'refuses the external address %s',
  (address) => {
    expect(() => externalSites({ CAREERS_URL: address })).toThrow(/CAREERS_URL/);
  },
);
