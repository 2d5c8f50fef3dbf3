import { providersPolicy } from '../../../../platform/http/securityHeaders';
import { usedProviders } from '../../../../site/page/usedProviders';
import { startApp, stopServers } from '../../server/appUnderTest';
import type { Answer } from '../../server/appUnderTest';

afterEach(stopServers);

describe('security headers', () => {
  it('forbids inline scripts, framing by others and plugins, on every answer', async () => {
    const app = await startApp();
    for (const path of ['/', '/missing', '/api/none', '/robots.txt', '/%']) {
      const { headers } = await app.ask({ path });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
      expect(policy).toContain('frame-src https://www.googletagmanager.com ');
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('lets a consent manager load from its hosts, and from nowhere else', async () => {
    const app = await startApp({ environment: { CONSENT_HOSTS: '*.cookies.example' } });
    const policy = String((await app.ask()).headers['content-security-policy']);
    for (const kind of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]* https://\\*\\.cookies\\.example[ ;]`));
    }
  });

  it('refuses a host that would change the policy', async () => {
    const environment = { CONSENT_HOSTS: "a.example; script-src 'unsafe-inline'" };
    await expect(startApp({ environment })).rejects.toThrow('CONSENT_HOSTS');
  });

  it('sends the same ones with a page from the fast path', async () => {
    const app = await startApp();
    const ask = () => app.ask({ headers: { 'accept-encoding': 'br' } });
    const first = await ask();
    await ask();
    const fast = await ask();
    expect(app.lines().at(-1)).toMatchObject({ cached: true });
    const lasting = ({ headers: { date: _, 'x-request-id': __, ...rest } }: Answer) => rest;
    expect(lasting(fast)).toEqual(lasting(first));
    expect(fast.text).toBe(first.text);
  });

  it('asks for https only where the public address has it', async () => {
    const secure = await startApp({ environment: { PUBLIC_URL: 'https://automotive.example' } });
    const plain = await startApp();
    const header = 'strict-transport-security';
    expect((await secure.ask({ headers: { host: 'automotive.example' } })).headers[header]).toMatch(
      /^max-age=\d{8}/,
    );
    expect((await plain.ask()).headers[header]).toBeUndefined();
  });
});

const config = {
  publicUrl: new URL('https://a.example'),
  development: false,
  consentHosts: [],
  hubspot: { scriptUrl: 'https://forms.example/v2.js', hosts: ['*.asked.example'] },
};

test('[FORM-51] the provider of forms is let in on pages with its block alone, with the hosts that it asks', () => {
  const named = (name: string) => ({ name, fields: {}, placeholders: {} }) as never;
  expect(usedProviders({ placeholders: { main: [named('HubspotForm')] } }).forms).toBe(true);
  expect(usedProviders({ placeholders: { main: [named('JotForm')] } }).forms).toBe(false);
  const policy = providersPolicy(config, { maps: false, forms: true });
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(
      new RegExp(`${directive} [^;]*https://forms\\.example https://\\*\\.asked\\.example`),
    );
  }
  expect(policy).not.toContain('maps.googleapis.com');
});

describe('the maps service', () => {
  const block = (fields: object, inner: object[] = []) =>
    ({ fields, placeholders: { row: inner } }) as never;

  it('[LOC-47] is let in on a page with a block that has a key, however deep', () => {
    const keyed = block({ ApiKey: 'key' });
    expect(usedProviders({ placeholders: { main: [block({}, [keyed])] } }).maps).toBe(true);
    expect(usedProviders({ placeholders: { main: [block({})], footer: [] } }).maps).toBe(false);
  });

  it('gets its script and its requests, and nothing else', () => {
    const policy = providersPolicy(config, { maps: true, forms: false });
    expect(policy).not.toContain('forms.example');
    expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/maps\.googleapis\.com/);
    expect(policy).toContain("object-src 'none'");
  });
});
