import { createRedirects } from '../../../redirects/findRedirect';
import { compileManagedRedirects } from '../../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../../redirects/managedRule';
import type { TableRow } from '../../../redirects/rule.types';

/** Addresses and their expected redirects. */
type Requests = readonly (readonly [address: string, location: string | undefined])[];

const rule = (pattern: string, target: string, overrides: Partial<ManagedRedirect> = {}) => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301' as const,
  locale: '',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  ...overrides,
});

const split = (address: string) => {
  const [path = '', query = ''] = address.split('?', 2);
  return [path, query] as const;
};

/** Redirect lists as sites maintain them, with fictional texts and the source of each form. */
const tables: { shape: string; rows: TableRow[]; requests: Requests }[] = [
  {
    shape: 'a list of moved pages with a catch-all at its end (Next.js configurations of shops)',
    rows: [
      { source: '/kontakt.html', destination: '/kontakt' },
      { source: '/butik/:slug', destination: '/anlaggningar/:slug' },
      { source: '/arkiv/:path*', destination: '/nyheter' },
    ],
    requests: [
      ['/Kontakt.HTML', '/kontakt'],
      ['/butik/Ume%C3%A5', '/anlaggningar/Ume%C3%A5'],
      ['/arkiv/2019/maj', '/nyheter'],
      ['/arkiv', '/nyheter'],
    ],
  },
  {
    shape: 'addresses with brackets and blanks that a file share had (vercel/next.js#24053)',
    rows: [
      { source: '/Dokument/Prislista (2024).pdf', destination: '/priser' },
      { source: '/US%20%28Default%29/:slug*', destination: '/en/:slug*' },
    ],
    requests: [
      ['/dokument/prislista%20(2024).pdf', '/priser'],
      ['/Dokument/Prislista%20%282024%29.pdf', '/priser'],
      ['/US%20(Default)/cars/new', '/en/cars/new'],
    ],
  },
  {
    shape: 'national letters as a spreadsheet holds them (johngodley/redirection#371)',
    rows: [
      { source: '/återförsäljare/:ort', destination: '/hitta-oss/:ort' },
      { source: '/škoda/príslušenstvo', destination: '/prislusenstvo' },
      { source: '/käyttöehdot', destination: '/ehdot' },
    ],
    requests: [
      ['/%C3%85TERF%C3%96RS%C3%84LJARE/%C3%96rebro', '/hitta-oss/%C3%96rebro'],
      ['/s%CC%8Ckoda/pri%CC%81slus%CC%8Censtvo', '/prislusenstvo'],
      ['/K%C3%A4ytt%C3%B6ehdot', '/ehdot'],
    ],
  },
  {
    shape: 'old queries as conditions, in any order (rows REDIR-07, REDIR-94)',
    rows: [
      { source: '/begagnade', query: 'br=BMW&so', destination: '/kop-bil?car_brand=BMW' },
      { source: '/begagnade', destination: '/kop-bil' },
    ],
    requests: [
      ['/begagnade?so=1&br=BMW', '/kop-bil?so=1&br=BMW&car_brand=BMW'],
      ['/begagnade?utm_source=x', '/kop-bil?utm_source=x'],
    ],
  },
  {
    shape: 'identifiers and words in one piece (row REDIR-71)',
    rows: [{ source: '/bilar/:id/hedin-bil-:ort.aspx', destination: '/hitta-oss/:ort' }],
    requests: [
      ['/bilar/5f3e/Hedin-Bil-V%C3%A4xj%C3%B6.aspx', '/hitta-oss/V%C3%A4xj%C3%B6'],
      ['/bilar/5f3e/hedin%2Dbil%2DLund%2Easpx', '/hitta-oss/Lund'],
    ],
  },
];

test.each(tables)('[REDIR-02] redirects by a table: $shape', ({ rows, requests }) => {
  const find = createRedirects(rows);
  expect(requests.map(([address]) => [address, find(...split(address))?.location])).toEqual(
    requests.map((request) => [...request]),
  );
});

const lists: {
  shape: string;
  rules: ManagedRedirect[];
  requests: Requests;
  /** Expected positions of skipped redirects. */
  left?: number[];
}[] = [
  {
    shape: 'a redirect map: names and addresses (Sitecore SXA redirect maps)',
    rules: [rule('/about-us/', '/om-oss'), rule('/Products/Cars', '/kop-bil')],
    requests: [
      ['/about-us', '/om-oss'],
      ['/products/cars?x=1', '/kop-bil?x=1'],
    ],
  },
  {
    shape:
      'expressions with and without slashes and flags around them (Sitecore/jss redirects middleware)',
    rules: [
      rule('/^\\/nyheter\\/(\\d+)$/i', '/aktuellt/$1'),
      rule('^/blogg/(.*)/$', '/aktuellt/$1'),
      rule('/gamla/.*', '/'),
    ],
    requests: [
      ['/Nyheter/2019', '/aktuellt/2019'],
      ['/blogg/d%C3%A4ck', '/aktuellt/d%C3%A4ck'],
      ['/gamla/a/b', '/'],
      ['/helt/gamla/a', undefined],
    ],
  },
  {
    shape: 'addresses with queries in another order (Sitecore/jss#1935)',
    rules: [rule('^/sok\\?typ=suv&ort=lund$', '/kop-bil/suv', { isQueryStringPreserved: false })],
    requests: [
      ['/sok?typ=suv&ort=lund', '/kop-bil/suv'],
      ['/sok?ort=lund&typ=suv', '/kop-bil/suv'],
      ['/sok?ort=lund&utm_campaign=x&typ=suv', '/kop-bil/suv'],
      ['/sok?ort=lund', undefined],
    ],
  },
  {
    shape: 'one list for all languages, the general before the particular (Sitecore/jss#2158)',
    rules: [
      rule('/test', '/prov'),
      rule('/en/test', '/en/trial'),
      rule('/fler', '/more', { locale: 'en' }),
    ],
    requests: [
      ['/test', '/prov'],
      ['/en/test', '/prov'],
      ['/en/fler', '/more'],
      ['/fler', undefined],
    ],
    left: [1],
  },
  {
    shape: 'rules that were turned around later and lead in a circle (WordPress plugin exports)',
    rules: [rule('/garanti', '/villkor'), rule('/villkor', '/garanti'), rule('/avtal', '/service')],
    requests: [
      ['/garanti', undefined],
      ['/villkor', undefined],
      ['/avtal', '/service'],
    ],
    left: [0, 1],
  },
  {
    shape: 'rewrite rules of a web server, with groups and full addresses (IIS rewrite maps)',
    rules: [
      rule('^/([a-z]{2})/dealer/(\\d+)/?$', 'https://dealers.example/$1/$2'),
      rule('^/default\\.aspx$', '/'),
    ],
    requests: [
      ['/sv/dealer/12', 'https://dealers.example/sv/12'],
      ['/Default.aspx', '/'],
    ],
  },
  {
    shape: 'an export of a plugin with addresses that are encoded (humanmade/hm-redirects#46)',
    rules: [rule('/bil%2Bverkstad', '/verkstad'), rule('/caf%c3%a9', '/fika')],
    requests: [
      ['/bil+verkstad', '/verkstad'],
      ['/bil%2bverkstad', '/verkstad'],
      ['/CAF%C3%89', '/fika'],
      ['/cafe%CC%81', '/fika'],
    ],
  },
  {
    shape: 'look-ahead that our matcher does not know (Sitecore/jss#2054)',
    rules: [rule('^/(?!kop-bil)(.*)$', '/kop-bil'), rule('/salj', '/salj-bil')],
    requests: [
      ['/x', undefined],
      ['/salj', '/salj-bil'],
    ],
    left: [0],
  },
];

test.each(lists)(
  '[REDIR-02] redirects by managed rules: $shape',
  ({ rules, requests, left = [] }) => {
    const { find, skipped } = compileManagedRedirects(rules, ['sv', 'en']);
    const found = requests.map(([address]) => {
      const answer = find(...split(address));
      return [address, answer && 'location' in answer ? answer.location : undefined];
    });
    expect(found).toEqual(requests.map((request) => [...request]));
    expect(skipped.map(({ order }) => order)).toEqual(left);
  },
);
