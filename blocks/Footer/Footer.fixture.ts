import type { BlockExamples } from '../blockExamples';

const brand = (name: string, src: string) => ({
  Name: { value: name },
  LogoBlackAndWhite: { value: { src, alt: name, width: 320, height: 160 } },
});

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    ShowBrands: true,
    BrandsHeading: { value: 'Our makes' },
    Brands: [
      brand('BMW', '/-/media/brands/bmw.svg'),
      brand('Dacia', '/-/media/brands/dacia.svg'),
      brand('Ford', '/-/media/brands/ford.svg'),
      brand('Mercedes-Benz', '/-/media/brands/mercedes-benz.svg'),
      brand('MINI', '/-/media/brands/mini.svg'),
      brand('Renault', '/-/media/brands/renault.svg'),
      brand('smart', '/-/media/brands/smart.svg'),
      brand('Volvo', '/-/media/brands/volvo.svg'),
    ],
    Columns: [
      {
        Title: { value: 'Buy and sell' },
        Description: { value: 'New and used, from thirteen makes.' },
        ColumnItems: [
          { Link: { value: { href: '/kop-bil', text: 'All cars', linktype: 'internal' } } },
          {
            Link: {
              value: {
                href: '/kop-bil/biltyp/elbilar',
                text: 'Electric cars',
                linktype: 'internal',
              },
            },
          },
          { Link: { value: { href: '/salj-bil', text: 'Sell your car', linktype: 'internal' } } },
          { Link: { value: { href: '/foretag', text: 'For businesses', linktype: 'internal' } } },
        ],
      },
      {
        Title: { value: 'Owning a car' },
        ColumnItems: [
          {
            Link: {
              value: {
                href: '/service-och-verkstad',
                text: 'Service and workshop',
                linktype: 'internal',
              },
            },
          },
          {
            Link: {
              value: {
                href: '/dack-och-biltillbehor',
                text: 'Tyres and accessories',
                linktype: 'internal',
              },
            },
          },
          {
            Link: {
              value: {
                href: '/dack-och-biltillbehor/dackhotell',
                text: 'Tyre hotel',
                linktype: 'internal',
              },
            },
          },
        ],
      },
      {
        Title: { value: 'About us' },
        ColumnItems: [
          { Link: { value: { href: '/anlaggningar', text: 'Find us', linktype: 'internal' } } },
          { Link: { value: { href: '/kontakt', text: 'Contact', linktype: 'internal' } } },
          {
            Link: {
              value: { href: 'tel:+46846500410', text: '+46 8 465 004 10', linktype: 'tel' },
            },
          },
          {
            Link: {
              value: {
                href: 'mailto:kundservice@automotive.example',
                text: 'kundservice@automotive.example',
                linktype: 'mailto',
              },
            },
          },
        ],
      },
      {
        Title: { value: 'Terms' },
        ColumnItems: [
          {
            Link: { value: { href: '/cookiepolicy', text: 'Cookie policy', linktype: 'internal' } },
          },
          {
            Link: {
              value: { href: '/integritetspolicy', text: 'Privacy policy', linktype: 'internal' },
            },
          },
          {
            Link: {
              value: {
                href: '/cookiepolicy',
                text: 'Cookie settings',
                title: 'hedin_cookie_consent_settings',
                linktype: 'internal',
              },
            },
          },
        ],
      },
    ],
    HighlightedLink: {
      value: { href: '/anlaggningar', text: 'Find your nearest dealership', linktype: 'internal' },
    },
    SocialLinks: [
      {
        name: 'Facebook',
        Url: {
          value: { href: 'https://www.facebook.com/', target: '_blank', linktype: 'external' },
        },
      },
      {
        name: 'Instagram',
        Url: {
          value: { href: 'https://www.instagram.com/', target: '_blank', linktype: 'external' },
        },
      },
      {
        name: 'LinkedIn',
        Url: {
          value: { href: 'https://www.linkedin.com/', target: '_blank', linktype: 'external' },
        },
      },
      {
        name: 'YouTube',
        Url: {
          value: { href: 'https://www.youtube.com/', target: '_blank', linktype: 'external' },
        },
      },
    ],
    InfoField1: {
      Heading: { value: 'We are close to you' },
      Text: {
        value:
          '<p>Twenty dealerships from Malmö to Umeå, with car sales, workshops and tyres under one roof.</p>',
      },
    },
    InfoField2: {
      Heading: { value: 'Customer service' },
      Text: {
        value:
          '<p>Call us on <a href="tel:+46846500410">+46 8 465 004 10</a> and we will put you through to the right dealership.</p>',
      },
    },
  },
  OneInfoField: {
    Columns: [
      {
        Title: { value: 'Bilar' },
        ColumnItems: [
          { Link: { value: { href: '/kop-bil', text: 'Alla bilar', linktype: 'internal' } } },
          { Link: { value: { href: '/salj-bil', text: 'Sälj din bil', linktype: 'internal' } } },
        ],
      },
      {
        Title: { value: 'Kontakt' },
        ColumnItems: [
          { Link: { value: { href: '/anlaggningar', text: 'Hitta oss', linktype: 'internal' } } },
          { Link: { value: { href: '/kontakt', text: 'Kundservice', linktype: 'internal' } } },
        ],
      },
    ],
    InfoField1: {
      Heading: { value: 'Så räknar vi räckvidd och förbrukning' },
      Text: {
        value:
          '<p>Räckvidd och förbrukning anges enligt WLTP vid blandad körning. Temperatur, däck, last och körsätt påverkar hur långt bilen kommer i verkligheten. Priser är rekommenderade cirkapriser inklusive moms.</p>',
      },
    },
    InfoFieldOneChildFullWidth: true,
  },
} satisfies BlockExamples<'Footer'>;
