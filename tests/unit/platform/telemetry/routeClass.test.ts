import { routeClassOf } from '../../../../platform/telemetry/routeClass';
import { pageKindOf } from '../../../../sites/pageKind';
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
])('%s is of the class %s', (address, expected) => {
  expect(routeClassOf(address, site)).toBe(expected);
});

it('an address of no site is of no class of a page', () => {
  expect(routeClassOf('/bil/1/x', undefined)).toBe('other');
});

it('a list of cars is told by the route that editors gave it', () => {
  expect(pageKindOf(site, '/en/kop-bil/bilar', '/kop-bil/bilar')).toBe('list');
  expect(pageKindOf(site, '/kop-bil/bilar')).toBe('content');
});
