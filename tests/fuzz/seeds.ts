import { createHmac } from 'node:crypto';
import { sites, siteNames } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import { createAuthoringSeeds, type AuthoredPage } from './authoringSeeds';
import type { FuzzRequest, FuzzTarget } from './fuzzRequest.types';
import { sendRequest } from './sendRequest';
import {
  createEditorWrites,
  createUpstreamWrites,
  createVisitorWrites,
  type EditorSession,
} from './writeSeeds';

export const secrets = {
  editing: 'editing-secret-of-the-fuzz',
  publish: 'publish-secret-of-the-fuzz',
  operator: 'operator-secret-of-the-fuzz',
  keys: 'embedded',
};

/** Valid requests in groups; each group is selected with the same probability, regardless of its size. */
export type Seeds = readonly (readonly FuzzRequest[])[];

const vehicle = {
  Type: 'Car',
  Vin: 'X',
  Status: 'PreOwned',
  OnTheRoadPrice: 21_000,
  Mileage: 12_000,
  RegistrationNumber: 'AB12CDE',
  Country: 'GB',
  FirstRegistrationDate: '2021-03-01',
};
const parameters = { Term: 48, CashDeposit: 2000, RegularPayment: 300, AnnualMileage: 10_000 };
const quotes = [
  {
    PhysicalVehicle: vehicle,
    Parameters: parameters,
    FinanceFamilyKeys: ['HP', 'PCP'],
    CalculationType: 'ToRegularPayment',
  },
];
const AUTHORED_PAGES = 6;
const listQueries = [
  ...['', 'car_brand=Volvo&car_fuel=El&sort=price', 'car_price=100000&car_price=300000&page=2'],
  ...['keyphrase=volvo%20elbil&page=3', 'car_brand=Kia%3EEV6&car_gearbox=Automat', 'from=1&page=1'],
];

/** Reads pages and cars of the running product and creates valid requests for them. */
export async function makeSeeds(ports: Record<FuzzTarget, number>): Promise<Seeds> {
  const all = siteNames.map((name) => sites[name]);
  const perSite = await Promise.all(all.map((site) => getSeeds(site, ports)));
  const session = await signIn(ports.web);
  const pages = await findPages(session, ports.web);
  const authoring = pages
    .flatMap(createAuthoringSeeds)
    .map((body) => authoringRequest(session, body));
  // Changes are as likely as all page requests of the sites together.
  const writes = [
    ...Array<FuzzRequest[]>(all.length).fill(authoring),
    createEditorWrites(session),
    createUpstreamWrites(`Bearer ${secrets.editing}`),
  ];
  return [...perSite.flat(), ...writes, ...createMachineRequests(), ...createEmbeddedRequests()];
}

/** Signs in as an administrator. @throws Error if it is rejected */
async function signIn(port: number): Promise<EditorSession> {
  const request = post('/_edit/session', `secret=${secrets.editing}`, {
    host: 'localhost',
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  });
  const { status, body, headers } = await sendRequest(request, port);
  if (status !== 200) throw new Error(`The editor answers ${status} to its secret`);
  const cookie = (headers['set-cookie'] ?? []).map((entry) => entry.split(';', 1)[0]).join('; ');
  return { cookie, ...(JSON.parse(String(body)) as { csrf: string }) };
}

const authoringRequest = (session: EditorSession, body: object): FuzzRequest =>
  post('/_edit/graphql', JSON.stringify(body), {
    host: 'localhost',
    cookie: session.cookie,
    'x-csrf-token': session.csrf,
  });

/** Returns some pages of a small site; if requests delete some of them, others remain. */
async function findPages(session: EditorSession, port: number): Promise<AuthoredPage[]> {
  const site = 'pickup';
  const language = sites[site].languages[0];
  const queryAuthoring = async <Data>(query: string, variables: object): Promise<Data> => {
    const { body } = await sendRequest(authoringRequest(session, { query, variables }), port);
    return (JSON.parse(String(body)) as { data: Data }).data;
  };
  const { pages } = await queryAuthoring<{ pages: { itemId: string }[] }>(
    'query ($site: String!, $language: String!) { pages(site: $site, language: $language) { itemId } }',
    { site, language },
  );
  return Promise.all(
    pages.slice(-AUTHORED_PAGES).map(async ({ itemId }) => {
      const { item } = await queryAuthoring<{ item: { version: number } }>(
        'query ($where: ItemQueryInput!) { item(where: $where) { version } }',
        { where: { itemId, language } },
      );
      return { site, language, itemId, version: item.version };
    }),
  );
}

async function getSeeds(site: Site, ports: Record<FuzzTarget, number>): Promise<FuzzRequest[][]> {
  const host = `${site.name}.localhost`;
  const get = (path: string) => of('web', 'GET', path, { host, accept: 'text/html' });
  const sitemap = await sendRequest(get('/sitemap.xml'), ports.web);
  const paths = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '/']) => new URL(address).pathname,
  );
  const groups = [paths.map(get), paths.flatMap((path) => get(`${path}?utm_source=x&page=2`))];
  if (!site.search) return [...groups, createVisitorWrites(site, '1')];
  const found = await sendRequest(searchSeed(site.search.cars), ports.embedded);
  const { content } = JSON.parse(found.body.toString()) as { content: { car_id: string }[] };
  const ids = content.map(({ car_id }) => car_id);
  return [
    ...groups,
    ids.map((id) => get(`${site.carPath}/${id}/car`)),
    listQueries.flatMap((query) =>
      paths
        .filter((path) => /kop|kjop|used|auto|bil|cars/.test(path))
        .map((path) => get(`${path}?${query}`)),
    ),
    [
      ...listQueries.map((query) => get(`/api/cars/count?${query}`)),
      ...[`/api/cars/${ids[0]}`, `/api/cars/?ids=${ids.join(',')}`, '/api/cars/words'].map(get),
      get(`/api/cars/search?to=${encodeURIComponent('/kop-bil')}&keyphrase=volvo`),
    ],
    formSeeds(site, host, ids[0] ?? '1'),
    createVisitorWrites(site, ids[0] ?? '1'),
    ...(site.features.ukFinance ? [financeSeeds(site, host)] : []),
  ];
}

function formSeeds(site: Site, host: string, carId: string): FuzzRequest[] {
  const source = `http://${host}/x`;
  const person = { name: 'A B', phone: '070 174 06 05', email: 'a@example.com', message: 'Hej' };
  const formName = `${site.name}CarContactForm`;
  const values = { ...person, siteName: '', quote: true, car: { car_id: carId }, source };
  const json = { formName, elapsed: 9000, values };
  const fields = new URLSearchParams({ ...person, formName, carId, source: '/', website: '' });
  const headers = { host, origin: `http://${host}` };
  const path = '/api/forms/comhub';
  return [
    post(path, JSON.stringify(json), headers),
    post(path, String(fields), { ...headers, 'content-type': 'application/x-www-form-urlencoded' }),
  ];
}

function financeSeeds(site: Site, host: string): FuzzRequest[] {
  const get = (path: string) => of('web', 'GET', path, { host });
  return [
    post('/api/codeweaver/default', JSON.stringify({ PhysicalVehicle: vehicle, Dealer: 'X' }), {
      host,
    }),
    post('/api/codeweaver/cfd', JSON.stringify({ VehicleRequests: quotes, Dealer: 'X' }), { host }),
    get('/api/codeweaver/legal?quoteRef=x'),
    get('/api/codeweaver/reserve?quoteRef=x'),
    get(`/api/${site.carMedia}/AB12CDE`),
  ];
}

/** Requests of crawlers, monitoring and other programs to the web server. */
function createMachineRequests(): FuzzRequest[][] {
  const host = 'automotive-se.localhost';
  const get = (path: string, headers = {}) => of('web', 'GET', path, { host, ...headers });
  const view = { itemId: 'b6c0', pageName: 'Om oss', variantId: 'v1', language: 'sv' };
  const notice = JSON.stringify({ site: 'charging', paths: ['/never-seen'] });
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secrets.publish).update(`${time}.${notice}`).digest('hex');
  const editing = `secret=${secrets.editing}&sc_site=charging&sc_lang=sv&route=/&sc_itemid=x`;
  const sign = new URLSearchParams({ secret: secrets.editing });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const operator = `Basic ${Buffer.from(`operator:${secrets.operator}`).toString('base64')}`;
  return [
    ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/llms.txt'].map(
      (path) => get(path),
    ),
    ['/assets/x.js', '/favicon.ico', '/static/x', '/api', '/api/none', '/gammal-sida'].map((path) =>
      get(path),
    ),
    [post('/api/events/page-view', JSON.stringify(view), { host })],
    [
      post('/api/content/published', notice, {
        host,
        'x-forecourt-signature': `t=${time},v1=${digest}`,
      }),
    ],
    [
      get('/image?src=/-/media/cars/midsuv-blue-front-quarter.webp&w=640'),
      get('/-/media/cars/midsuv-blue-front-quarter.webp'),
    ],
    [
      get('/-/jssmedia/x.png'),
      get('/-/x'),
      get('/sitecore/api/x'),
      post('/sitecore/service/x', '{}', { host }),
    ],
    [
      get(`/api/editing/config?${editing}`),
      get('/feaas-render'),
      get(`/api/editing/feaas/render?${editing}`),
    ],
    ['edit', 'preview', 'library', 'metadata'].map((mode) =>
      get(`/api/editing/render?mode=${mode}&sc_uid=x&${editing}`),
    ),
    [
      get('/_edit'),
      get('/_edit/page?mode=edit&route=/'),
      post('/_edit/session', String(sign), { host, ...form }),
    ],
    [
      post('/_edit/graphql', '{"query":"{ __typename }"}', { host }),
      get('/_dev/blocks/Blurb'),
      get('/_edit/canvas'),
    ],
    [get('/_leads', { authorization: operator }), get('/_leads')],
    [
      post('/_leads', 'lead=b0f1ad4e-8c11-4c7c-9d0c-8f0f3f0f7f3a', {
        host,
        ...form,
        authorization: operator,
      }),
    ],
  ];
}

/** Requests of the web server and of tools to the embedded services. */
function createEmbeddedRequests(): FuzzRequest[][] {
  const embeddedRequest = (path: string, body: object, headers = {}) => ({
    ...post(path, JSON.stringify(body), headers),
    target: 'embedded' as const,
  });
  const key = { sc_apikey: secrets.keys };
  const bearer = { authorization: `Bearer ${secrets.editing}` };
  const item =
    'query ($path: String!) { item(path: $path, language: "sv") { id name children { results { id } } } }';
  const layout =
    '{ layout(site: "charging", routePath: "/", language: "sv") { item { rendered } } }';
  const view = { channel: 'WEB', currency: 'SEK', page: 'x', pageVariantId: 'x', language: 'sv' };
  const id = '0b0f3c1e-57b1-4c52-8a2e-6c5b8c9a7e11';
  return [
    [
      embeddedRequest('/graphql', { query: item, variables: { path: '/sitecore' } }, key),
      embeddedRequest('/graphql', { query: layout }, key),
    ],
    [embeddedRequest('/authoring/graphql', { query: '{ __typename }', variables: {} }, bearer)],
    [
      searchSeed('vehicles_automotive_uk'),
      of('embedded', 'GET', '/v1/health', { 'x-api-key': secrets.keys }),
    ],
    [embeddedRequest('/events', view)],
    [embeddedRequest('/comhub', { formName: 'x', formSubmissionId: id, values: { name: 'x' } })],
    [
      embeddedRequest('/codeweaver/default', {
        PhysicalVehicle: vehicle,
        Organisation: { Identifier: 'X' },
      }),
      embeddedRequest('/codeweaver/cfd', {
        VehicleRequests: quotes,
        Organisation: { Identifier: 'X' },
      }),
    ],
    [
      '/car-media/AB12CDE',
      '/_inbox',
      '/_inbox?page=2&format=json',
      '/health',
      '/codeweaver/legal?quoteRef=x',
    ].map((path) => of('embedded', 'GET', path, {})),
  ];
}

function searchSeed(index: string): FuzzRequest {
  const body = {
    index,
    fields: ['car_id', 'car_brand'],
    keyphrase: '',
    limit: 12,
    offset: 0,
    facets: [{ name: 'car_brand', sort_order: 'count' }],
    filters: { car_price: [0, null] },
  };
  const headers = { 'x-api-key': secrets.keys };
  return { ...post('/v1/search/', JSON.stringify(body), headers), target: 'embedded' };
}

function post(path: string, body: string, headers: Record<string, string>): FuzzRequest {
  const all = { 'content-type': 'application/json', ...headers };
  return { ...of('web', 'POST', path, all), body: Buffer.from(body) };
}

function of(
  target: FuzzTarget,
  method: string,
  path: string,
  headers: Record<string, string>,
): FuzzRequest {
  // HTTP/1.1 requires a Host header; mutations may remove it.
  return { target, method, path, headers: { host: 'localhost', ...headers } };
}
