import { expectCurrentPage, findRedirect } from './siteTables';

type Moves = [ids: string, from: string, to: string][];
type Pages = [id: string, page: string][];

function describeSite(site: string, moves: Moves, pages: Pages): void {
  describe(site, () => {
    it.each(moves)('[%s] %s → %s', (_, from, to) => {
      expect(findRedirect(site, from)).toBe(to);
    });
    it.each(pages)('[%s] %s is a current page and is not redirected', (_, page) => {
      expectCurrentPage(site, page);
    });
  });
}

describeSite(
  'carstore-fi',
  [
    ['REDIR-22', '/tietoa-meista', '/meista/carstoresta'],
    ['REDIR-23', '/miksi-carstore', '/auton-omistaminen'],
    ['REDIR-24', '/toimipisteet', '/loyda-meidat'],
    ['REDIR-24 REDIR-36', '/toimipisteet/oulu', '/loyda-meidat/carstore-oulu'],
    ['REDIR-25', '/en/about-us', '/meista/carstoresta'],
    ['REDIR-25', '/en/home', '/'],
    ['REDIR-25', '/en/find-us/carstore-oulu', '/loyda-meidat/carstore-oulu'],
    ['REDIR-26', '/fi-FI', '/'],
    ['REDIR-26', '/fi/meista/carstoresta', '/meista/carstoresta'],
    ['REDIR-26', '/en-GB/sell-car', '/myy-auto'],
    ['REDIR-26', '/sv/om-oss', '/'],
  ],
  [
    ['REDIR-27', '/meista/carstoresta'],
    ['REDIR-28', '/meista/evasteet'],
    ['REDIR-29', '/auton-omistaminen'],
    ['REDIR-30', '/auton-omistaminen/kaytetyn-auton-ostaminen'],
    ['REDIR-31', '/auton-omistaminen/etuja-on-monia'],
    ['REDIR-32', '/meista/laatu-ja-ymparistopolitiikka'],
    ['REDIR-33', '/osta-auto'],
    ['REDIR-34', '/myy-auto'],
    ['REDIR-35', '/loyda-meidat'],
    ['REDIR-36', '/loyda-meidat/carstore-oulu'],
  ],
);

describeSite(
  'carstore-no',
  [
    ['REDIR-45', '/bilmerker/mercedes-benz', '/vare-bilmerker/mercedes-benz'],
    ['REDIR-46', '/om-oss/historie', '/om-carstore/om-oss/historie'],
    ['REDIR-48', '/avdelinger/kristiansand', '/finn-oss/carstore-kristiansand'],
    ['REDIR-49', '/nb-NO', '/'],
    ['REDIR-49', '/no/bileierskap/garanti', '/bileierskap/garanti'],
    ['REDIR-49', '/en', '/'],
    ['REDIR-50', '/en/warranty', '/bileierskap/garanti'],
    ['REDIR-50', '/find-us', '/finn-oss'],
    ['REDIR-50', '/en/our-brands/bmw', '/vare-bilmerker/bmw'],
    ['REDIR-50', '/en-GB/anything/else', '/'],
    ['REDIR-51 ERR-64', '/404', '/'],
  ],
  [
    ['REDIR-37', '/bileierskap'],
    ['REDIR-38', '/bileierskap/kjope-bruktbil'],
    ['REDIR-39', '/bileierskap/garanti'],
    ['REDIR-40', '/bileierskap/innbytte-av-bil'],
    ['REDIR-41', '/bileierskap/serviceavtale'],
    ['REDIR-42', '/bileierskap/carstore-care'],
    ['REDIR-43', '/bileierskap/velg-den-perfekte-bruktbilen'],
    ['REDIR-44', '/vare-bilmerker'],
    ['REDIR-45', '/vare-bilmerker/bmw'],
    ['REDIR-46', '/om-carstore/om-oss'],
    ['REDIR-47', '/finn-oss'],
    ['REDIR-48', '/finn-oss/carstore-kristiansand'],
  ],
);

describeSite(
  'carstore-se',
  [
    ['REDIR-59', '/bilmarken/volvo', '/vara-bilmarken/volvo'],
    ['REDIR-62', '/om-oss/kameraovervakning', '/om-carstore/kameraovervakning'],
    ['REDIR-71', '/hitta-oss/carstore-jonkoping/5f3e9a0c1d2b/k', '/hitta-oss/carstore-jonkoping'],
    ['REDIR-71', '/FindUs/5f3e9a0c1d2b/carstore-gavle', '/hitta-oss/carstore-gavle'],
    ['REDIR-71', '/hitta-oss/5f3e9a0c1d2b/k', '/hitta-oss'],
    ['REDIR-72', '/hitta-oss/1012/k', '/hitta-oss/carstore-kungalv'],
    ['REDIR-72', '/anlaggningar/1018/trollhattan', '/hitta-oss/carstore-trollhattan'],
    ['REDIR-72', '/hitta-oss/99999/k', '/hitta-oss'],
    ['REDIR-72', '/anlaggningar/99999/k', '/hitta-oss'],
  ],
  [
    ['REDIR-52', '/bilagande'],
    ['REDIR-53', '/bilagande/garantiavtal'],
    ['REDIR-54', '/bilagande/carstore-care'],
    ['REDIR-55', '/bilagande/serviceavtal'],
    ['REDIR-56', '/bilagande/finansiering'],
    ['REDIR-57', '/bilagande/att-kopa-begagnad-bil'],
    ['REDIR-58', '/vara-bilmarken'],
    ['REDIR-59', '/vara-bilmarken/bmw'],
    ['REDIR-60', '/kop-bil/begagnade-elbilar'],
    ['REDIR-61', '/kop-bil/alla-begagnade-bilar'],
    ['REDIR-63', '/om-carstore/om-oss'],
    ['REDIR-64', '/om-carstore/cookiepolicy'],
    ['REDIR-65', '/om-carstore/kameraovervakning'],
    ['REDIR-66', '/om-carstore/for-leverantorer'],
    ['REDIR-67', '/om-carstore/kvalitets-och-miljopolicy'],
    ['REDIR-68', '/hitta-oss'],
    ['REDIR-69', '/hitta-oss/carstore-jonkoping'],
    ['REDIR-70', '/salj-din-bil'],
  ],
);

describeSite(
  'carstore-sk',
  [
    ['REDIR-81', '/dakujeme', '/'],
    ['REDIR-82', '/BuyCar', '/'],
    ['REDIR-83', '/FindUs', '/kontakty'],
    ['REDIR-83', '/FindUs/1049/carstore-kosice', '/kontakty/carstore-kosice'],
  ],
  [
    ['REDIR-73', '/o-carstore'],
    ['REDIR-74', '/o-carstore/vyhody-a-benefity-carstore'],
    ['REDIR-75', '/o-carstore/cookiepolicy'],
    ['REDIR-76', '/o-carstore/kvalita-a-environmentalna-politika'],
    ['REDIR-77', '/o-carstore/pre-dodavatelov'],
    ['REDIR-78', '/vlastnictvo-auta/kupit-jazdene-auto'],
    ['REDIR-79', '/kontakty'],
    ['REDIR-80', '/kontakty/carstore-bratislava'],
  ],
);
