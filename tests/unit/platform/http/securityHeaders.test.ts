import { providersPolicy } from '../../../../platform/http/securityHeaders';
import { findUsedProviders } from '../../../../site/page/findUsedProviders';
import { startApp, stopServers } from '../../server/appUnderTest';
import type { Answer } from '../../server/appUnderTest';

afterEach(stopServers);

describe('security headers', () => {
  it('the policy forbids inline scripts, framing by others and plugins on every response', async () => {
    const app = await startApp();
    for (const path of ['/', '/missing', '/api/none', '/robots.txt', '/%']) {
      const { headers } = await app.request({ path });
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

  it('the policy allows a consent manager to load only from its hosts', async () => {
    const app = await startApp({ environment: { CONSENT_HOSTS: '*.cookies.example' } });
    const policy = String((await app.request()).headers['content-security-policy']);
    for (const kind of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]* https://\\*\\.cookies\\.example[ ;]`));
    }
  });

  it('a host that would change the policy is rejected', async () => {
    const environment = { CONSENT_HOSTS: "a.example; script-src 'unsafe-inline'" };
    await expect(startApp({ environment })).rejects.toThrow('CONSENT_HOSTS');
  });

  it('a page from the fast path has the same headers', async () => {
    const app = await startApp();
    const request = () => app.request({ headers: { 'accept-encoding': 'br' } });
    const first = await request();
    await request();
    const fast = await request();
    expect(app.lines().at(-1)).toMatchObject({ cached: true });
    const stableHeaders = ({ headers: { date: _, 'x-request-id': __, ...rest } }: Answer) => rest;
    expect(stableHeaders(fast)).toEqual(stableHeaders(first));
    expect(fast.text).toBe(first.text);
  });

  it('HTTPS is required only when the public address uses it', async () => {
    const secure = await startApp({ environment: { PUBLIC_URL: 'https://automotive.example' } });
    const plain = await startApp();
    const header = 'strict-transport-security';
    expect(
      (await secure.request({ headers: { host: 'automotive.example' } })).headers[header],
    ).toMatch(/^max-age=\d{8}/);
    expect((await plain.request()).headers[header]).toBeUndefined();
  });
});

const config = {
  publicUrl: new URL('https://a.example'),
  development: false,
  consentHosts: [],
  hubspot: { scriptUrl: 'https://forms.example/v2.js', hosts: ['*.asked.example'] },
};

test("[FORM-51] the form provider's hosts are allowed only on pages with its block", () => {
  const createBlock = (name: string) => ({ name, fields: {}, placeholders: {} }) as never;
  expect(
    findUsedProviders({ placeholders: { main: [createBlock('HubspotForm')] } }).usesForms,
  ).toBe(true);
  expect(findUsedProviders({ placeholders: { main: [createBlock('JotForm')] } }).usesForms).toBe(
    false,
  );
  const policy = providersPolicy(config, { usesMaps: false, usesForms: true });
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

  it('[LOC-47] the maps service is allowed on a page with a block that has a key, at any depth', () => {
    const keyed = block({ ApiKey: 'key' });
    expect(findUsedProviders({ placeholders: { main: [block({}, [keyed])] } }).usesMaps).toBe(true);
    expect(findUsedProviders({ placeholders: { main: [block({})], footer: [] } }).usesMaps).toBe(
      false,
    );
  });

  it('the maps service may load only its script and its requests', () => {
    const policy = providersPolicy(config, { usesMaps: true, usesForms: false });
    expect(policy).not.toContain('forms.example');
    expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/maps\.googleapis\.com/);
    expect(policy).toContain("object-src 'none'");
  });
});
