import type { Alerts } from '../../server/alerts';
import type { StoredAlert } from '../../server/AlertStore';
import {
  type AppUnderTest,
  plainPage,
  startApp,
  stopServers,
} from '../../../../tests/unit/server/appUnderTest';

const search: StoredAlert = {
  id: '6b1d1a0e-6a51-4f0e-9a3a-3f7c9d0f0a11',
  subscriber: 'someone',
  site: 'automotive-se',
  language: 'sv',
  kind: 'search',
  address: '/kop-bil?car_brand=Volvo',
  title: 'Volvo',
  frequency: 'daily',
  expiresAt: new Date('2030-01-01'),
  confirmed: true,
  onDevice: false,
  cars: 0,
};

const changes: string[] = [];
let searches: StoredAlert[];
let app: AppUnderTest;
let manage: string;
/** The view of the page that was rendered last. */
let view: unknown;
let stop: string;

beforeAll(async () => {
  const { services } = await startApp();
  const alerts: Alerts = { ...services.alerts };
  const change = (name: string) => async () => {
    changes.push(name);
    return true;
  };
  Object.assign(alerts.store, {
    siteOf: async () => 'automotive-se',
    find: async () => search,
    list: async () => searches,
    setFrequency: change('frequency'),
    renew: change('renew'),
    stop: change('stop'),
    stopAll: change('stop-all'),
  });
  manage = alerts.links.tokenFor('manage', 'someone');
  stop = alerts.links.tokenFor('stop', search.id);
  app = await startApp({
    alerts,
    renderPage: async (page) => {
      view = page.privateView;
      return plainPage(page);
    },
  });
});
beforeEach(() => {
  changes.splice(0);
  searches = [search];
});
afterAll(stopServers);

const open = (site: string, path: string) =>
  app.request({ path, headers: { host: `${site}.localhost` } });

const send = (site: string, action: string, token: string) =>
  app.request({
    path: `/api/alerts/${action}`,
    method: 'POST',
    headers: {
      host: `${site}.localhost`,
      origin: `http://${site}.localhost`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ token, search: search.id, frequency: 'daily' }).toString(),
  });

test('a link to manage searches opens only on the site where they were saved', async () => {
  const ownSite = await open('automotive-se', `/sparade-bilar?alerts=manage&token=${manage}`);
  const otherSite = await open('carstore-se', `/sparade-bilar?alerts=manage&token=${manage}`);
  expect([ownSite.status, otherSite.status]).toEqual([200, 404]);
});

test.each(['frequency', 'renew', 'stop', 'stop-all'])(
  'the action %s with a link to manage searches changes nothing on another site',
  async (action) => {
    const other = await send('carstore-se', action, manage);
    expect(other.headers.location).toContain('alerts=late');
    expect(changes).toEqual([]);
    await send('automotive-se', action, manage);
    expect(changes).toEqual([action]);
  },
);

test('a link to stop one search changes nothing on another site', async () => {
  const other = await send('carstore-se', 'stop', stop);
  expect(other.headers.location).toContain('alerts=late');
  expect(changes).toEqual([]);
});

test('an address with an outcome shows none once all searches have ended', async () => {
  const path = `/sparade-bilar?alerts=manage&token=${manage}&said=already`;
  await open('automotive-se', path);
  expect(view).toMatchObject({ view: { kind: 'manage', outcome: 'already' } });
  searches = [];
  expect((await open('automotive-se', path)).status).toBe(200);
  expect(view).toMatchObject({ view: { kind: 'manage', searches: [], outcome: undefined } });
});
