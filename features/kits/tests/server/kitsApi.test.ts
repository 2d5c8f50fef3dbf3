import { randomUUID } from 'node:crypto';
import type { KitAnswer, KitQuery } from '../../../../domain/search/kitSearch';
import { vehicleIndexName } from '../../ui/vehicleFacet';
import { kitQuoteForm } from '../../../enquiries/server/kitQuoteForm';
import type { Enquiry } from '../../../enquiries/server/leads/lead.types';
import { NoRecipient } from '../../../enquiries/server/leads/NoRecipient';
import type { SearchClient } from '../../../search/server/searchClient';
import { startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const host = 'carstore-fi.localhost';
const kits = [
  { kitId: '1', kitCode: 'A-1', name: 'Vetokoukku', retailPrice: 979.9 },
  { kitId: '2', kitCode: 'A-2', name: 'Matot', retailPrice: 89.9 },
];

async function startKits(answer: Partial<KitAnswer> = {}) {
  const acceptedEnquiries: Enquiry[] = [];
  const app = await startApp({
    searchKits: (_site, { filters }: KitQuery) =>
      Promise.resolve({
        facets: [
          {
            name: vehicleIndexName,
            type: 'value' as const,
            values: [{ text: 'Volvo', count: 2, children: [{ text: 'XC60', count: 1 }] }],
          },
        ],
        kits: kits.filter(({ kitId }) => filters?.kitId?.includes(kitId)),
        total: 2,
        ...answer,
      }),
    searchCars: () =>
      Promise.resolve({
        facets: [],
        cars: [{ car_id: '9', slug: 's', car_brand: 'Volvo', car_model: 'XC60' }],
        total: 1,
      }),
    leads: {
      accept: (enquiry) => {
        acceptedEnquiries.push(enquiry);
        return Promise.resolve();
      },
      start: () => undefined,
      close: () => Promise.resolve(),
    },
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request({
      path,
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { app, post, acceptedEnquiries };
}

const session = { user: 'Aino', dealer: 'Espoo', unit: '1', transactionId: 'T-1', auto: 'Volvo' };
const quote = () => ({ ...session, quoteId: randomUUID(), cart: [{ kitId: '1' }] });

test('[KIT-25] [KIT-26] a quote’s prices are formatted by the server, in euro, with and without VAT', async () => {
  const { app } = await startKits();
  const answer = await app.request({
    path: '/api/kits/quote?ids=1,2,3&language=fi',
    headers: { host },
  });
  expect(answer.status).toBe(200);
  const texts = JSON.parse(String(answer.body)) as Record<string, unknown>;
  expect(texts).toMatchObject({
    lines: [
      { kitId: '1', price: '1\u00a0229,77\u00a0€', withoutVat: '979,90\u00a0€' },
      { kitId: '2', price: '112,82\u00a0€' },
    ],
    gone: ['3'],
    total: '1\u00a0342,59\u00a0€',
    vatPercent: '25,5',
  });
});

test('malformed and oversized requests and other sites are refused, and an outage of the search is a 503', async () => {
  const { app } = await startKits();
  const status = async (path: string, at = host) =>
    (await app.request({ path, headers: { host: at } })).status;
  expect(await status('/api/kits/quote')).toBe(400);
  expect(await status('/api/kits/quote?ids=<b>')).toBe(400);
  expect(await status(`/api/kits/quote?ids=${'1,'.repeat(60)}1`)).toBe(400);
  expect(await status('/api/kits/quote?ids=1', 'automotive-se.localhost')).toBe(404);
  const down = await startKits({ failed: true, kits: [] });
  const answer = await down.app.request({ path: '/api/kits/quote?ids=1', headers: { host } });
  expect(answer.status).toBe(503);
});

test('[OQ-99] the vehicle of a session is found by its name or plate, and is sent in the body', async () => {
  const { post } = await startKits();
  const path = async (auto: string) =>
    (JSON.parse(String((await post('/api/kits/vehicle', { auto })).body)) as { path: string[] })
      .path;
  await expect(path('Volvo XC60 2021')).resolves.toEqual(['Volvo', 'XC60']);
  await expect(path('ABC-123')).resolves.toEqual(['Volvo', 'XC60']);
  await expect(path('Lada Niva')).resolves.toEqual([]);
  expect((await post('/api/kits/vehicle', { auto: '<script>' })).status).toBe(400);
});

test('[KIT-24] [ROUTE-20] a quote is stored with ids only, and acknowledged', async () => {
  const { post, acceptedEnquiries: taken } = await startKits();
  const body = quote();
  const answer = await post('/api/automaster', {
    ...body,
    cart: [{ kitId: '1', retailPrice: 1, price: 1 }],
    total: 1,
  });
  expect(answer.status).toBe(202);
  expect(taken).toMatchObject([
    {
      destination: 'automaster',
      formName: 'carstore-fiKitQuote',
      formSubmissionId: body.quoteId,
      values: { ...session, cart: [{ kitId: '1' }] },
    },
  ]);
  expect(taken[0]?.values).not.toHaveProperty('total');
  expect(taken[0]?.values.cart).toEqual([{ kitId: '1' }]);
});

test('[KIT-24] an incomplete quote, or one from another site, is refused without repeating its values', async () => {
  const { post, acceptedEnquiries: taken } = await startKits();
  const refused = await post('/api/automaster', { ...quote(), user: '<script>x</script>' });
  expect(refused.status).toBe(400);
  expect(String(refused.body)).not.toContain('script');
  expect((await post('/api/automaster', { ...quote(), transactionId: undefined })).status).toBe(
    400,
  );
  expect((await post('/api/automaster', { ...quote(), cart: [] })).status).toBe(400);
  const foreign = await post('/api/automaster', quote(), { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const se = 'automotive-se.localhost';
  const otherResponse = await post('/api/automaster', quote(), {
    host: se,
    origin: `http://${se}`,
  });
  expect(otherResponse.status).toBe(404);
  expect(taken).toEqual([]);
});

test('[KIT-25] a delivered quote has the names and prices of the stock', async () => {
  const search = (async (_site, _kind, { filters }) => ({
    content: kits.filter(({ kitId }) => filters?.kitId?.includes(kitId)),
    facet: [],
    total_items: 1,
    limit: 1,
    offset: 0,
  })) as SearchClient['search'];
  const lookups = { search, estimateVehicle: () => Promise.resolve(undefined) };
  const enquiry = {
    site: 'carstore-fi',
    source: '',
    values: { ...session, cart: [{ kitId: '1' }] },
  };
  await expect(kitQuoteForm.findRecipient?.(lookups, enquiry)).resolves.toEqual({
    sessionVerified: false,
    cart: [{ kitId: '1', kitCode: 'A-1', name: 'Vetokoukku', price: 1229.77, withoutVat: 979.9 }],
    currency: 'EUR',
    total: 1229.77,
    withoutVat: 979.9,
    vat: 249.87,
  });
  const enquiryWithoutKit = { ...enquiry, values: { ...session, cart: [{ kitId: '7' }] } };
  await expect(kitQuoteForm.findRecipient?.(lookups, enquiryWithoutKit)).rejects.toThrow(
    NoRecipient,
  );
});

test('[KIT-08] the request log contains the session’s keys but never its values', async () => {
  const { app } = await startKits();
  await app.request({
    path: '/varustepaketit?user=Salainen&transactionId=T-99',
    headers: { host },
  });
  const lines = JSON.stringify(app.lines());
  expect(lines).toContain('user&transactionId');
  expect(lines).not.toMatch(/Salainen|T-99/);
});

test.each(['user=Salainen', 'USER=Salainen&make=Volvo', 'transactionId[]=T-99', 'Auto=ABC-123'])(
  '[KIT-08] a page requested with %s is private, and is never cached',
  async (query) => {
    const { app } = await startKits();
    const visit = (path: string) => app.request({ path, headers: { host } });
    const existing = await visit('/varustepaketit');
    expect(existing.headers['cache-control']).toContain('public');
    for (const path of ['/varustepaketit', '/not-yet-known']) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await visit(`${path}?${query}`);
        expect(answer.status).toBe(200);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers['referrer-policy']).toBe('strict-origin');
      }
    }
    const withSession = await visit(`/varustepaketit/?${query}`);
    expect(withSession.status).toBe(308);
    expect(withSession.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    });
    const withoutSession = await visit('/varustepaketit');
    expect(withoutSession.headers).toMatchObject({
      'cache-control': existing.headers['cache-control'],
    });
    expect(withoutSession.headers['referrer-policy']).not.toBe('strict-origin');
  },
);

test('a page with other query keys, or on a site without kits, stays publicly cached', async () => {
  const { app } = await startKits();
  for (const [path, at] of [
    ['/varustepaketit?make=Volvo&units=2', host],
    ['/bilar?user=a', 'automotive-se.localhost'],
  ] as const) {
    const answer = await app.request({ path, headers: { host: at } });
    expect(answer.headers['cache-control']).toContain('public');
  }
});

test('[KIT-24] a transaction is limited to ten quotes from all visitors, and others continue', async () => {
  const { post, acceptedEnquiries: taken } = await startKits();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    statuses.push((await post('/api/automaster', quote())).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
  const spelt = await post('/api/automaster', { ...quote(), transactionId: ' t-1 ' });
  expect(spelt.status).toBe(429);
  const otherResponse = await post('/api/automaster', { ...quote(), transactionId: 'T-2' });
  expect(otherResponse.status).toBe(202);
  expect(taken).toHaveLength(11);
});
