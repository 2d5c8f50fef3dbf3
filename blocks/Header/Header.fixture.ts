import type { HeaderFields, HeaderLinkFields } from '../../schema/generated/fields';

const links: HeaderLinkFields[] = [
  { Link: { value: { href: '/kop-bil', text: 'Buy a car', linktype: 'internal' } } },
  { Link: { value: { href: '/salj-bil', text: 'Sell your car', linktype: 'internal' } } },
  {
    Link: {
      value: { href: '/service-och-verkstad', text: 'Service and workshop', linktype: 'internal' },
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
  { Link: { value: { href: '/foretag', text: 'Business', linktype: 'internal' } } },
  { Link: { value: { href: '/anlaggningar', text: 'Find us', linktype: 'internal' } } },
];

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { Links: links },
  Sticky: { Links: links, Sticky: true },
  WithAction: {
    Links: links,
    Action: {
      value: {
        href: '/service-och-verkstad/boka-bilverkstad',
        text: 'Book the workshop',
        linktype: 'internal',
      },
    },
  },
  WithLogo: {
    Logo: {
      value: { src: '/-/media/logos/carstore.svg', alt: 'Carstore', width: 208, height: 40 },
    },
    Links: [
      { Link: { value: { href: '/kop-bil', text: 'Köp bil', linktype: 'internal' } } },
      { Link: { value: { href: '/salj-bil', text: 'Sälj bil', linktype: 'internal' } } },
      { Link: { value: { href: '/finansiering', text: 'Finansiering', linktype: 'internal' } } },
      { Link: { value: { href: '/anlaggningar', text: 'Hitta oss', linktype: 'internal' } } },
    ],
  },
} satisfies Record<string, HeaderFields>;
