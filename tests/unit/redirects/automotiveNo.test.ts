import { expectCurrentPage, findRedirect } from './siteTables';

const site = 'automotive-no';

it.each([
  ['REDIR-84', '/biler/bmw', '/kjop-bil/vare-bilmerker/bmw'],
  ['REDIR-84', '/biler/BMW/i4', '/kjop-bil/vare-bilmerker/BMW/i4'],
  ['REDIR-84', '/biler/bmw-i4', '/kjop-bil/vare-bilmerker/bmw/i4'],
  ['REDIR-85', '/biler/bmw/i4/provekjoring', '/kjop-bil/vare-bilmerker/bmw/i4/provkorning'],
  ['REDIR-85', '/biler/mini-aceman/provekjor', '/kjop-bil/vare-bilmerker/mini/aceman/provkorning'],
  ['REDIR-86', '/biler/nye-biler', '/kjop-bil/alle-nye-biler'],
  ['REDIR-86', '/biler/nye-biler/kampanje/host', '/kjop-bil/alle-nye-biler'],
  ['REDIR-87', '/biler/nye-biler/elbil', '/kjop-bil/biltype/elbil'],
  ['REDIR-87', '/biler/nye-biler/suv', '/kjop-bil/biltype/suv'],
  ['REDIR-87', '/biler/nye-biler/ladbar-hybrid', '/kjop-bil/biltype/ladbar-hybrid'],
  ['REDIR-87', '/biler/nye-biler/familiebiler', '/kjop-bil/biltype/familiebiler'],
  ['REDIR-87', '/biler/nye-biler/kompakte-biler', '/kjop-bil/biltype/kompakte-biler'],
  ['REDIR-93', '/biler/bruktbiler', '/kjop-bil/alle-brukte-biler'],
  ['REDIR-93', '/bruktbil/oslo', '/kjop-bil/alle-brukte-biler'],
  ['REDIR-94 REDIR-07', '/biler/bruktbiler?br=VO&so=1', '/kjop-bil/alle-brukte-biler?br=VO&so=1'],
  [
    'REDIR-94 REDIR-16',
    '/biler/bruktbiler?br=BMW&so=1',
    '/kjop-bil/alle-brukte-biler?br=BMW&so=1&car_brand=BMW',
  ],
  ['REDIR-95', '/verksted', '/service-og-verksted'],
  ['REDIR-95', '/verksted/dekk/hotell', '/service-og-verksted/dekk/hotell'],
  ['REDIR-96', '/om-bavaria', '/om-hedin-automotive'],
  ['REDIR-97', '/Kontakt-oss/17/bavaria-oslo', '/finn-oss/hedin-automotive-oslo'],
  ['REDIR-97', '/Kontakt-oss/17/automotive-bergen', '/finn-oss/hedin-automotive-bergen'],
  ['REDIR-97', '/Kontakt-oss/17/bavaria-lillestrom', '/finn-oss/hedin-automotive-lillestrom'],
  ['REDIR-97', '/Kontakt-oss/17/ukjent', '/finn-oss'],
  ['REDIR-98', '/aktuelt/gammel-nyhet', '/aktuelt'],
  ['REDIR-98', '/aktuelt/elbil/vinterdekk', '/aktuelt/artikler/vinterdekk'],
  ['REDIR-100', '/motorrad', '/kjop-bil/vare-bilmerker/bmw-motorrad'],
  ['REDIR-100', '/motorrad/modeller/r-1300-gs', '/kjop-bil/vare-bilmerker/bmw-motorrad'],
  ['REDIR-100', '/motorrad/bruktbiler/alle', '/kjop-bil/alle-brukte-biler'],
  ['REDIR-101', '/whistleblower', '/om-hedin-automotive/whistleblower'],
  ['REDIR-102', '/personvern', '/om-hedin-automotive/personvern'],
  ['REDIR-103', '/cookies', '/om-hedin-automotive/cookies'],
  ['REDIR-104', '/tilgjengelighetsrapport', '/om-hedin-automotive/tilgjengelighetsrapport'],
])('[%s] %s → %s', (_, from, to) => {
  expect(findRedirect(site, from)).toBe(to);
});

it.each(['nyheter', 'bagasjeplass', 'service', 'elbil', 'firmabil'])(
  '[REDIR-99] [REDIR-08] /aktuelt with the news category %s redirects to /aktuelt without a loop',
  (category) => {
    const location = findRedirect(site, `/aktuelt?cat=${category}`);
    expect(location).toBe('/aktuelt?cat=');
    expect(findRedirect(site, '/aktuelt?cat=')).toBeUndefined();
    expect(findRedirect(site, '/aktuelt?cat=annet')).toBeUndefined();
  },
);

it.each([
  ['REDIR-88', '/kjop-bil/biltype/elbil'],
  ['REDIR-89', '/kjop-bil/biltype/suv'],
  ['REDIR-90', '/kjop-bil/biltype/ladbar-hybrid'],
  ['REDIR-91', '/kjop-bil/biltype/familiebiler'],
  ['REDIR-92', '/kjop-bil/biltype/kompakte-biler'],
  ['REDIR-105', '/kjop-bil/vare-bilmerker/bmw/i4'],
  ['REDIR-105', '/kjop-bil/vare-bilmerker/bmw/i4/provkorning'],
  ['REDIR-105', '/kjop-bil/alle-nye-biler'],
  ['REDIR-105', '/kjop-bil/alle-brukte-biler'],
  ['REDIR-105', '/om-hedin-automotive'],
  ['REDIR-105', '/finn-oss/hedin-automotive-oslo'],
  ['REDIR-105', '/aktuelt'],
])('[%s] %s is a current page and is not redirected', (_, page) => {
  expectCurrentPage(site, page);
});

it('[REDIR-105] pages under /service-og-verksted and /aktuelt/artikler are not redirected', () => {
  expect(findRedirect(site, '/service-og-verksted/dekk')).toBeUndefined();
  expect(findRedirect(site, '/aktuelt/artikler/vinterdekk')).toBeUndefined();
});
