import { classifyRoute } from '../../../../platform/telemetry/routeClass';
import { findPageKind } from '../../../../sites/pageKind';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];

it.each([
  ['/', 'front'],
  ['/en', 'front'],
  ['/en/', 'front'],
  ['/bil/1000011/volvo-xc60', 'car'],
  ['/en/bil/1000011/volvo-xc60?x=1', 'car'],
  ['/bilagande', 'content'],
  ['/anlaggningar/goteborg', 'dealer'],
  ['/sparade-bilar', 'personal'],
  ['/kop-bil/reservera/abc', 'personal'],
  ['/assets/chunks/a.js', 'asset'],
  ['/image?src=x', 'image'],
  ['/-/media/a.webp', 'media'],
  ['/api/forms/comhub', 'form'],
  ['/api/events/page-view', 'beacon'],
  ['/api/vitals', 'beacon'],
  ['/api/cars/count', 'api'],
  ['/healthz', 'health'],
  ['/sitemap.xml', 'feed'],
  ['/_edit/session', 'editor'],
  ['/_leads', 'internal'],
])('%s has the route class %s', (address, expected) => {
  expect(classifyRoute(address, site)).toBe(expected);
});

it('an address outside any site has the class “other”', () => {
  expect(classifyRoute('/bil/1/x', undefined)).toBe('other');
});

it('a list of cars is recognised by the route that editors gave it', () => {
  expect(findPageKind(site, '/en/kop-bil/bilar', '/kop-bil/bilar')).toBe('list');
  expect(findPageKind(site, '/kop-bil/bilar')).toBe('content');
});
