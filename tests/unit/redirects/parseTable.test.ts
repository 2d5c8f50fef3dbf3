import { externalSites } from '../../../redirects/externalSites';
import { parseTable } from '../../../redirects/parseTable';

const file = 'redirects/site.csv';
const sites = { careers: 'https://jobs.example' };
const head = 'source,query,destination,note\n';

it.each(['\n', '\r\n'])(
  'reads rows with their line, with the quoting of spreadsheets: %j',
  (end) => {
    const lines = ['/a,,/b,note', '', '"/c","x=""1""","/d?y=1,2","two', 'lines"', '/e,, /f ,', ''];
    const text = `\uFEFF${head.trim()}${end}${lines.join(end)}`;
    expect(parseTable(text, file, sites)).toEqual([
      { source: '/a', query: '', destination: '/b', place: { file, line: 2 } },
      { source: '/c', query: 'x="1"', destination: '/d?y=1,2', place: { file, line: 5 } },
      { source: '/e', query: '', destination: '/f', place: { file, line: 6 } },
    ]);
  },
);

it('reads semicolons as separators, as in Nordic spreadsheets', () => {
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
  ['/a,,"/b,', /site\.csv:\d: .*quote/i],
  ['/a,/b', /site\.csv:2: Invalid Record Length: .*got 2/],
])('rejects %s with file and line', (line, message) => {
  expect(() => parseTable(`${head}${line}\n`, file, sites)).toThrow(message);
});

it('rejects a table without the required columns', () => {
  expect(() => parseTable('from,to\n/a,/b\n', file, sites)).toThrow(/site\.csv:1: .*source, query/);
});

it('[REDIR-10] addresses of external sites are configurable and have a default', () => {
  expect(externalSites({})).toEqual({ careers: 'https://careers.automotive.example' });
  expect(externalSites({ CAREERS_URL: 'https://jobs.example/se/' })).toEqual({
    careers: 'https://jobs.example/se',
  });
});

it.each(['javascript:alert(1)', 'jobs.example', 'https://jobs.example?x=1'])(
  'rejects the external address %s',
  (address) => {
    expect(() => externalSites({ CAREERS_URL: address })).toThrow(/CAREERS_URL/);
  },
);
