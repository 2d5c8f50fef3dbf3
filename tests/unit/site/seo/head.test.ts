import sharp from 'sharp';
import { defaultSiteContent } from '../../../../platform/content/siteContent';
import type { PageFields } from '../../../../platform/content/page.types';
import type { PageData } from '../../../../platform/pages/pageData.types';
import { shownVisit } from '../../../../blocks/BookedVisit/BookedVisit.fixture';
import { createPageInfo } from '../../../../site/page/createPageInfo';
import { pageTitle, seoTags, tagManagerId } from '../../../../site/seo/head';
import { siteByName, sites } from '../../../../sites/sites';
import type { Language } from '../../../../sites/site.types';

interface PageOptions {
  fields?: Partial<PageFields>;
  settings?: object;
  status?: number;
  languages?: Language[];
}

function pageData({ fields, settings, status = 200, languages = ['sv'] }: PageOptions): PageData {
  const site = siteByName('automotive-se');
  const content = defaultSiteContent(site, 'sv');
  return {
    status,
    site,
    language: 'sv',
    routePath: '/om-oss',
    mode: 'normal',
    page: {
      itemId: 'A1',
      name: 'om-oss',
      template: 'ContentPage',
      language: 'sv',
      languages: languages.map((name) => ({
        name,
        displayName: name,
        englishName: name,
        nativeName: name,
      })),
      fields: { noIndex: false, ...fields },
      ownFields: {},
      placeholders: {},
      images: [],
    },
    content: { ...content, settings: { ...content.settings, ...settings } },
    placeholders: {},
    imageHosts: [],
    showUnknownBlocks: false,
    origin: 'https://automotive.example',
  };
}

const settings = { name: 'Automotive Sverige', titleTemplate: '%s | Automotive' };

test('[SHELL-13] the title is the template with metaTitle inserted literally', () => {
  const data = pageData({ settings, fields: { metaTitle: 'Rabatt $& 100 %s', navTitle: 'Nav' } });
  expect(pageTitle(data)).toBe('Rabatt $& 100 %s | Automotive');
});

test('[SHELL-14] navTitle replaces a missing metaTitle', () => {
  expect(pageTitle(pageData({ settings, fields: { navTitle: 'Om oss' } }))).toBe(
    'Om oss | Automotive',
  );
});

test('[SHELL-11] page fields set title, description, social preview and canonical address', () => {
  const html = seoTags(
    pageData({
      settings,
      fields: {
        metaTitle: 'Om "oss" <b>',
        metaDescription: 'Beskrivning',
        ogDescription: 'Delas',
        ogImage: { value: { src: '/-/media/a.webp', alt: 'Bil' } },
        canonicalURL: 'https://automotive.example/om',
      },
    }),
  );
  expect(html).toContain('<title>Om &quot;oss&quot; &lt;b&gt; | Automotive</title>');
  expect(html).toContain('<meta name="description" content="Beskrivning">');
  expect(html).toContain('<link rel="canonical" href="https://automotive.example/om">');
  expect(html).toContain('<meta property="og:description" content="Delas">');
  expect(html).toContain(
    '<meta property="og:image" content="https://automotive.example/image?src=%2F-%2Fmedia%2Fa.webp&amp;w=1280">',
  );
  expect(html).toContain('<meta property="og:site_name" content="Automotive Sverige">');
  expect(html).toContain('<meta property="og:locale" content="sv_SE">');
});

const getPreview = (data: PageData) => /og:image" content="([^"]*)"/.exec(seoTags(data))?.[1];
const scaledAddress = (name: string) =>
  `https://automotive.example/image?src=%2F-%2Fmedia%2F${name}.webp&amp;w=1280`;

test('without a social picture the first picture of the main area is used', () => {
  const data = pageData({});
  const block = (fields: object) => ({
    uid: '',
    name: 'X',
    isKnown: true,
    fields,
    placeholders: {},
  });
  const picture = (src: string) => ({ Image: { value: { src, alt: '' } } });
  const placeholders = {
    header: [block(picture('/-/media/logo.webp'))],
    main: [
      block({ Title: { value: 'x' }, Icon: { value: { src: '/-/media/i.svg?rev=0123456789' } } }),
      block({ Items: [picture('/-/media/hero.webp')] }),
      block(picture('/-/media/other.webp')),
    ],
  };
  const page = { ...data.page, placeholders } as unknown as PageData['page'];
  expect(getPreview({ ...data, page })).toBe(scaledAddress('hero'));
});

test("a page without a usable picture uses the site's own", () => {
  const siteImage = scaledAddress('scenes%2Fshowroom');
  expect(getPreview(pageData({}))).toBe(siteImage);
  expect(getPreview(pageData({ fields: { ogImage: { value: { src: 'https://[' } } } }))).toBe(
    siteImage,
  );
});

test("the canonical address is the page's own by default, and all language versions are listed", () => {
  const html = seoTags(pageData({ languages: ['sv', 'en'] }));
  expect(html).toContain('<link rel="canonical" href="https://automotive.example/om-oss">');
  expect(html).toContain('hreflang="sv-SE" href="https://automotive.example/om-oss"');
  expect(html).toContain('hreflang="en-SE" href="https://automotive.example/en/om-oss"');
  expect(html).toContain('hreflang="x-default" href="https://automotive.example/om-oss"');
});

test('language versions are listed at their own addresses, in the page and in its language links', () => {
  const data = pageData({ languages: ['sv', 'en'] });
  const routes: Record<string, string> = { sv: '/om-oss', en: '/about' };
  const languages = data.page?.languages.map((language) => ({
    ...language,
    route: routes[language.name],
  }));
  const page = data.page && { ...data.page, languages: languages ?? [] };
  const html = seoTags({ ...data, page });
  expect(html).toContain('hreflang="sv-SE" href="https://automotive.example/om-oss"');
  expect(html).toContain('hreflang="en-SE" href="https://automotive.example/en/about"');
  const hrefs = (status: number) =>
    createPageInfo({ ...data, status, page }).languages.map(({ href }) => href);
  expect(hrefs(200)).toEqual(['/om-oss', '/en/about']);
  expect(hrefs(404)).toEqual(['/', '/en']);
});

test.each([{ status: 404 }, { status: 503 }, { fields: { noIndex: true } }])(
  'search engines must not index %j',
  (given) => {
    const html = seoTags(pageData(given));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  },
);

test("[SHELL-19] the page's tag manager overrides the site's, and invalid ids are ignored", () => {
  const siteSettings = { gtmID: 'GTM-SITE123' };
  expect(tagManagerId(pageData({ settings: siteSettings }))).toBe('GTM-SITE123');
  expect(tagManagerId(pageData({ settings: siteSettings, fields: { gtmID: 'GTM-PAGE123' } }))).toBe(
    'GTM-PAGE123',
  );
  expect(tagManagerId(pageData({ settings: siteSettings, fields: { gtmID: '"><script>' } }))).toBe(
    'GTM-SITE123',
  );
  expect(tagManagerId(pageData({}))).toBeUndefined();
});

test('the tag manager is omitted on a page with a secret address', () => {
  const data = pageData({ settings: { gtmID: 'GTM-SITE123' } });
  const secret = { kind: 'visit', view: shownVisit, hasSecretAddress: true } as const;
  expect(tagManagerId({ ...data, privateView: secret })).toBeUndefined();
  expect(tagManagerId({ ...data, privateView: { ...secret, hasSecretAddress: false } })).toBe(
    'GTM-SITE123',
  );
});

test('[CRUMB-04] [CRUMB-05] makes and models in the address are the title of the page', () => {
  const titleAt = (itemPath: string, routePath: string) => {
    const data = pageData({ settings: { titleTemplate: '%s | Automotive' } });
    return pageTitle({ ...data, routePath, page: data.page && { ...data.page, itemPath } });
  };
  expect(titleAt('/kop-bil/,-w-,', '/kop-bil/volvo')).toBe('Volvo | Automotive');
  expect(titleAt('/kop-bil/,-w-,/,-w-,', '/kop-bil/volvo/xc40')).toBe('XC40 Volvo | Automotive');
});

test('a page about a car takes its title from its content, not from its address', () => {
  const data = pageData({ settings, fields: { metaTitle: 'Volvo EX30 2024' } });
  const page = { ...data.page, itemPath: '/bil/,-w-,/,-w-,' } as PageData['page'];
  const address = { ...data, page, routePath: '/bil/7/volvo' };
  expect(pageTitle({ ...address, metadata: {} })).toBe('Volvo EX30 2024 | Automotive');
  expect(pageTitle(address)).toBe('Volvo 7 | Automotive');
});

describe('[SHELL-11] a page has one canonical address for any letter case of the request', () => {
  const createPageAt = (routePath: string, itemPath?: string) => {
    const data = pageData({ languages: ['sv', 'en'] });
    return { ...data, routePath, page: { ...data.page, itemPath } } as PageData;
  };

  test.each([
    ['/Om-Oss', '/om-oss', '/om-oss'],
    ['/OM-OSS', '/en/om-oss', '/om-oss'],
    ['/om-oss', undefined, '/om-oss'],
    ['/', '/', '/'],
    ['/', '/en', '/'],
    ['/\u00c5KERIER', '/%C3%A5kerier', '/%C3%A5kerier'],
    ['/Kop-Bil/Volvo/XC40', '/kop-bil/,-w-,/,-w-,', '/kop-bil/volvo/xc40'],
    ['/Alias', '/annan', '/Alias'],
    ['/a/b/c', '/c', '/a/b/c'],
  ])('%s of the item %s has the canonical address %s', (routePath, itemPath, canonicalPath) => {
    const html = seoTags(createPageAt(routePath, itemPath));
    const address = canonicalPath === '/' ? '' : canonicalPath;
    const main = `https://automotive.example${canonicalPath}`;
    expect(html).toContain(`<link rel="canonical" href="${main}">`);
    expect(html).toContain(`<meta property="og:url" content="${main}">`);
    expect(html).toContain(`hreflang="en-SE" href="https://automotive.example/en${address}"`);
    expect(html).toContain(`hreflang="x-default" href="${main}"`);
  });
});

test.each([
  [{ src: '/-/media/a.webp', width: 1920, height: 1080 }, '1280', '720'],
  [{ src: '/-/media/a.webp', width: 600, height: 400 }, '600', '400'],
  [{ src: 'https://elsewhere.example/a.jpg', width: 2400, height: 1260 }, '2400', '1260'],
  [{ src: '/-/media/a.webp' }, undefined, undefined],
  [undefined, '1280', '720'],
])('[SHELL-11] social previews have the size of %j', (value, width, height) => {
  const html = seoTags(pageData({ fields: value ? { ogImage: { value } } : {} }));
  expect(/og:image:width" content="(\d+)"/.exec(html)?.[1]).toBe(width);
  expect(/og:image:height" content="(\d+)"/.exec(html)?.[1]).toBe(height);
});

test.each(Object.values(sites))(
  '[SHELL-11] the social picture of $name has the size that its previews state',
  async ({ socialImage }) => {
    const { width = 0, height = 0 } = await sharp(
      socialImage.replace('/-/media', 'services/media/files'),
    ).metadata();
    expect(width).toBeGreaterThanOrEqual(1280);
    expect(Math.round((height * 1280) / width)).toBe(720);
  },
);
