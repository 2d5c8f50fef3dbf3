import { chooseArm } from '../../../../domain/variants/chooseVariant';
import type { VariantOffer } from '../../../../domain/variants/variant.types';
import { variantChoice } from '../../../../server/pageCache/variantChoice';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import type { PageRequest } from '../../../../platform/pages/page.types';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { sites } from '../../../../sites/sites';
import { siteKey } from '../../../../platform/pages/surrogateKeys';
import { plainPage, startApp, stopServers } from '../appUnderTest';
import { caseCount } from '../../../support/thorough';

afterEach(stopServers);

const campaign = (id: string, value: string): VariantOffer => ({
  id,
  rule: { kind: 'audience', conditions: [{ kind: 'query', key: 'utm_campaign', value }] },
});
const returning: VariantOffer = {
  id: 'back',
  rule: { kind: 'audience', conditions: [{ kind: 'visitor', is: 'returning' }] },
};
const arm = (id: string, sharePercent: number): VariantOffer => ({
  id,
  rule: { kind: 'test', testId: 't1', sharePercent, goal: { event: 'enquiry' } },
});

/** Starts an application with page variants; each page contains the name of its variant. */
async function start(offers: readonly VariantOffer[]) {
  const state = { offers, rendered: [] as (string | undefined)[], failing: '' };
  const renderPage = async (request: PageRequest) => {
    const { variant } = request;
    if (variant !== undefined && variant === state.failing) {
      throw new UpstreamError('content', 'network', 'cannot be reached');
    }
    state.rendered.push(variant);
    const isThere = variant !== undefined && state.offers.some(({ id }) => id === variant);
    const page = await plainPage({ ...request, query: new URLSearchParams() });
    return {
      ...page,
      html: encodeHtml(`<b>${isThere ? variant : 'original'}</b>`),
      cacheable: variant === undefined || isThere,
      variants: state.offers.length > 0 ? state.offers : undefined,
    };
  };
  const app = await startApp({ renderPage });
  const get = async (path: string, cookie?: string) => {
    const { text, headers } = await app.request({ path, headers: cookie ? { cookie } : undefined });
    const control = headers['cache-control'];
    return { shown: /<b>(.*)<\/b>/.exec(text)?.[1], control, cookies: headers['set-cookie'] };
  };
  return { app, state, get };
}

describe('variants in the page cache', () => {
  it('[EDIT-73] two campaigns are cached as two pages, and any other campaign shows the original', async () => {
    const { state, get } = await start([campaign('A', 'spring'), campaign('B', 'autumn')]);
    for (let round = 0; round < 3; round += 1) {
      expect((await get('/?utm_campaign=spring')).shown).toBe('A');
      expect((await get('/?utm_campaign=autumn&gclid=1')).shown).toBe('B');
      expect((await get(`/?utm_campaign=unknown${round}`)).shown).toBe('original');
      expect((await get('/')).shown).toBe('original');
    }
    expect(state.rendered).toEqual([undefined, 'A', 'B']);
  });

  it('[EDIT-73] shared caches may store a page whose variant depends on its address', async () => {
    const { get } = await start([campaign('A', 'spring')]);
    for (const path of ['/', '/?utm_campaign=spring', '/', '/?utm_campaign=spring']) {
      expect(await get(path, 'consent=necessary.statistics')).toMatchObject({
        control: expect.stringMatching(/^public/) as string,
        cookies: undefined,
      });
    }
  });

  it('[EDIT-73] shared caches may not store a page whose variant depends on a cookie', async () => {
    for (const offers of [[returning], [arm('A', 50)], [campaign('A', 'spring'), returning]]) {
      const { get } = await start(offers);
      for (let visit = 0; visit < 3; visit += 1) {
        expect((await get('/')).control).toBe('private, no-cache');
      }
    }
  });

  it('[EDIT-73] without variants the response is the same for any cookies and campaigns', async () => {
    const { app } = await start([]);
    const plain = await app.request();
    const { date: _, 'x-request-id': __, ...headers } = plain.headers;
    for (let visit = 0; visit < 3; visit += 1) {
      const cookie = 'consent=necessary.statistics.marketing; returning=1; test_t1=5';
      const answer = await app.request({ path: '/?utm_campaign=spring', headers: { cookie } });
      expect(answer.text).toBe(plain.text);
      expect(answer.headers).toMatchObject(headers);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('[EDIT-73] new rules apply to the next visitor after they are published', async () => {
    const { app, state, get } = await start([]);
    await get('/');
    await get('/');
    expect((await get('/?utm_campaign=spring')).shown).toBe('original');
    state.offers = [campaign('A', 'spring')];
    app.services.pageCache.purge([siteKey('automotive-se')]);
    expect((await get('/?utm_campaign=spring')).shown).toBe('A');
    // At this point the fast path has cached the path without a query.
    expect((await get('/', 'returning=1')).shown).toBe('original');
    state.offers = [returning];
    app.services.pageCache.purge([siteKey('automotive-se')]);
    expect((await get('/', 'returning=1')).shown).toBe('back');
    expect((await get('/', 'returning=1')).shown).toBe('back');
    expect((await get('/')).shown).toBe('original');
    expect((await get('/?utm_campaign=spring')).shown).toBe('original');
    state.offers = [];
    app.services.pageCache.purge([siteKey('automotive-se')]);
    expect((await get('/', 'returning=1')).shown).toBe('original');
  });

  it('[EDIT-73] the original is shown when a variant fails', async () => {
    const { state, get } = await start([campaign('A', 'spring')]);
    state.failing = 'A';
    expect((await get('/?utm_campaign=spring')).shown).toBe('original');
    state.failing = '';
    expect((await get('/?utm_campaign=spring')).shown).toBe('A');
  });

  it('[EDIT-73] a variant starts and ends on time, even while its page is cached', async () => {
    const soon: VariantOffer = {
      ...campaign('A', 'spring'),
      from: '2030-01-01T00:00:00Z',
      until: '2030-01-02T00:00:00Z',
    };
    const { get } = await start([soon]);
    const clock = jest.spyOn(Date, 'now');
    const shownAt = async (time: string) => {
      clock.mockReturnValue(Date.parse(time));
      return (await get('/?utm_campaign=spring')).shown;
    };
    expect(await shownAt('2029-12-31T23:59:59Z')).toBe('original');
    expect(await shownAt('2030-01-01T00:00:00Z')).toBe('A');
    expect(await shownAt('2030-01-02T00:00:00Z')).toBe('original');
    clock.mockRestore();
  });

  it('[EDIT-73] no visitor gets a variant for someone else in thousands of random requests', async () => {
    const offers = [campaign('A', 'spring'), returning, arm('C', 30), arm('D', 30)];
    const { get } = await start(offers);
    const random = createRandom(7);
    const pick = <Value>(...candidates: Value[]) =>
      candidates[Math.floor(random() * candidates.length)] as Value;
    const visit = async () => {
      const utm = pick('', 'spring', 'summer');
      const consent = pick('', 'necessary', 'necessary.statistics', 'necessary.marketing');
      const isBack = pick(true, false);
      const bucket = pick(undefined, Math.floor(random() * 100));
      const cookiePairs = [
        ...(consent ? [`consent=${consent}`] : []),
        ...(isBack ? ['returning=1'] : []),
        ...(bucket === undefined ? [] : [`test_t1=${bucket}`]),
      ];
      const path = utm ? `/?utm_campaign=${utm}` : '/';
      const { shown, cookies } = await get(path, cookiePairs.join('; '));
      const assignedBucket = /^test_t1=(\d+);/.exec(cookies?.[0] ?? '')?.[1];
      const effectiveBucket =
        bucket ?? (assignedBucket === undefined ? undefined : Number(assignedBucket));
      const mayTest = consent === '' || consent.includes('statistics');
      const isReturning = isBack && (consent === '' || consent.includes('marketing'));
      const expected =
        utm === 'spring'
          ? 'A'
          : isReturning
            ? 'back'
            : mayTest && effectiveBucket !== undefined
              ? armAt(offers, effectiveBucket)
              : 'original';
      if (shown !== expected) throw new Error(`${path} ${cookiePairs.join('; ')}: ${shown}`);
      // A bucket is assigned only with consent, and only if it affects the page.
      const isAssigned =
        consent === 'necessary.statistics' && bucket === undefined && utm !== 'spring';
      expect(assignedBucket !== undefined).toBe(isAssigned && !isReturning);
    };
    for (let round = 0; round < caseCount(50, 250); round += 1) {
      await Promise.all(Array.from({ length: 40 }, visit));
    }
  }, 120_000);
});

const armAt = (offers: readonly VariantOffer[], place: number) =>
  chooseArm(offers, 't1', place).replace('_default', 'original');

describe('choosing a variant', () => {
  const pageRequest = { site: sites['automotive-se'], path: '/', query: new URLSearchParams() };
  const choiceFor = (cookie: string | undefined, draw = () => 5) =>
    variantChoice({ headers: { cookie } }, pageRequest, { secure: true, draw });

  it('[EDIT-75] assigns a visitor to a test only with consent to statistics', () => {
    const test = [arm('A', 99)];
    for (const cookie of [undefined, 'consent=necessary', 'consent=necessary.marketing']) {
      const choice = choiceFor(cookie);
      expect(choice.choose(test)).toBeUndefined();
      expect(choice.setCookie()).toBeUndefined();
    }
    const choice = choiceFor('consent=necessary.statistics');
    expect(choice.choose(test)).toBe(choice.choose(test));
    expect(choice.setCookie()).toBe('test_t1=5; Path=/; Max-Age=7776000; SameSite=Lax; Secure');
  });

  it('[EDIT-75] excludes a visitor who withdrew consent, regardless of remaining cookies', () => {
    const offers = [returning, arm('A', 99)];
    expect(choiceFor('consent=necessary; returning=1; test_t1=3').choose(offers)).toBeUndefined();
    expect(choiceFor('returning=1').choose(offers)).toBe('back');
    expect(choiceFor('returning=1; first_visit=1').choose([returning])).toBeUndefined();
  });

  it('[EDIT-75] reads no cookie unless a rule requires one', () => {
    const headers = {
      get cookie(): string {
        throw new Error('read');
      },
    };
    const choice = variantChoice({ headers }, pageRequest, { secure: false });
    expect(choice.choose([campaign('A', 'spring')])).toBeUndefined();
    expect(() => choice.choose([returning])).toThrow('read');
  });

  it('[EDIT-72] assigns visitors to variants according to their shares', () => {
    const random = createRandom(42);
    const draw = () => Math.floor(random() * 100);
    const counts: Record<string, number> = {};
    const visitors = 20_000;
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const shown =
        choiceFor('consent=necessary.statistics', draw).choose([arm('A', 30), arm('B', 15)]) ??
        'original';
      counts[shown] = (counts[shown] ?? 0) + 1;
    }
    // Pearson's chi-squared test, two degrees of freedom: 13.8 is exceeded with a probability of 0.001.
    const expected = { A: 0.3, B: 0.15, original: 0.55 };
    const chiSquared = Object.entries(expected).reduce((sum, [name, share]) => {
      const expectedCount = share * visitors;
      return sum + ((counts[name] ?? 0) - expectedCount) ** 2 / expectedCount;
    }, 0);
    expect(chiSquared).toBeLessThan(13.8);
  });
});

/** Creates a repeatable random sequence (Mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
