import type { LinkField, NavigationItemFields } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';

const link = (href: string): LinkField => ({ value: { href, linktype: 'internal' } });

const entry = (
  title: string,
  href: string,
  more: Omit<NavigationItemFields, 'navigationTitle' | 'Url'> = {},
): NavigationItemFields => ({ navigationTitle: { value: title }, Url: link(href), ...more });

const makes = ['Audi', 'BMW', 'Kia', 'Volvo'].map((make) =>
  entry(make, `/kop-bil?car_brand=${make}`),
);

const items: NavigationItemFields[] = [
  entry('Buy a car', '/kop-bil', {
    Children: [
      entry('All cars', '/kop-bil'),
      entry('Makes', '/vara-bilmarken', { navigableWithChildren: true, Children: makes }),
      entry('Hidden offer', '/erbjudande', { hideInNavigation: true }),
    ],
  }),
  entry('Sell your car', '/salj-din-bil'),
  entry('Car ownership', '/bilagande', {
    navigableWithChildren: true,
    Children: [
      entry('Service agreement', '/bilagande/serviceavtal'),
      entry('Warranty', '/bilagande/garantiavtal'),
    ],
  }),
  {
    navigationTitle: { value: 'Charging' },
    externalLink: { value: { href: 'https://charging.example', target: '_blank' } },
  },
];

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Items: items,
    ExtraLinks: [{ Title: { value: 'Find us' }, Link: link('/hitta-oss') }],
  },
  LongWords: {
    Logo: {
      value: { src: '/-/media/logos/carstore.svg', alt: 'Carstore', width: 208, height: 40 },
    },
    Sticky: true,
    Items: [
      'Käytetyn auton ostaminen',
      'Auton omistaminen',
      'Huolto- ja korjaamopalvelut',
      'Vaihtoautotarjoukset',
      'Ympäristöpolitiikka',
      'Rahoitusvaihtoehdot',
      'Yritysasiakkaat',
    ].map((title, index) => entry(title, `/fi-${index}`)),
  },
} satisfies BlockExamples<'MainNavigation'>;
