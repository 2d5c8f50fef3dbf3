import { languageRoute, translatedRoute } from '../../../../site/seo/languageRoute';
import type { PageLanguage } from '../../../../platform/content/page.types';

const page = (routes: Readonly<Record<string, string | undefined>>) => ({
  languages: Object.entries(routes).map(([name, route]): PageLanguage => {
    const names = { displayName: name, englishName: name, nativeName: name };
    return { name: name as PageLanguage['name'], route, ...names };
  }),
});
const workshop = page({ sv: '/tjanster/verkstad', en: '/services/workshop' });

test('[EDIT-22] a page requested at its address in another language has a translated route', () => {
  expect(translatedRoute(workshop, 'en', '/tjanster/verkstad')).toBe('/services/workshop');
  expect(translatedRoute(workshop, 'sv', '/Services/Workshop')).toBe('/tjanster/verkstad');
});

test('[EDIT-22] a page has no translated route at its own address, at an alias or without a known address', () => {
  expect(translatedRoute(workshop, 'en', '/SERVICES/workshop')).toBeUndefined();
  expect(translatedRoute(workshop, 'en', '/alias')).toBeUndefined();
  expect(translatedRoute(workshop, 'fi', '/tjanster/verkstad')).toBeUndefined();
  expect(translatedRoute(page({ sv: undefined, en: undefined }), 'en', '/a')).toBeUndefined();
});

test('[EDIT-22] wildcards of an item have the segments of the request in every language', () => {
  const cars = page({ sv: '/bilar/,-w-,', en: '/cars/,-w-,' });
  expect(languageRoute(cars, 'sv', '/cars/Volvo')).toBe('/bilar/volvo');
  expect(languageRoute(cars, 'sv', '/cars')).toBeUndefined();
  expect(translatedRoute(cars, 'en', '/bilar/volvo')).toBe('/cars/volvo');
  expect(translatedRoute(cars, 'en', '/cars/volvo')).toBeUndefined();
});
