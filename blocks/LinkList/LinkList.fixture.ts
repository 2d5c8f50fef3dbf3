import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'What can we help you with?' },
    Items: [
      {
        Text: { value: 'Buy a car' },
        Link: { value: { href: '/kop-bil', text: 'Buy a car', linktype: 'internal' } },
        HasIcon: true,
        Icon: 'Car',
      },
      {
        Text: { value: 'Sell your car' },
        Link: { value: { href: '/salj-bil', text: 'Sell your car', linktype: 'internal' } },
        HasIcon: true,
        Icon: 'Tag',
      },
      {
        Text: { value: 'Book the workshop' },
        Link: {
          value: {
            href: '/service-och-verkstad/boka-bilverkstad',
            text: 'Book the workshop',
            linktype: 'internal',
          },
        },
        HasIcon: true,
        Icon: 'Wrench',
      },
      {
        Text: { value: 'Tyre hotel' },
        Link: {
          value: {
            href: '/dack-och-biltillbehor/dackhotell',
            text: 'Tyre hotel',
            linktype: 'internal',
          },
        },
        HasIcon: true,
        Icon: 'Tyre',
      },
      {
        Text: { value: 'Electric cars' },
        Link: {
          value: { href: '/kop-bil/biltyp/elbilar', text: 'Electric cars', linktype: 'internal' },
        },
        HasIcon: true,
        Icon: 'Charger',
      },
      {
        Text: { value: 'Find us' },
        Link: { value: { href: '/anlaggningar', text: 'Find us', linktype: 'internal' } },
        HasIcon: true,
        Icon: 'Pin',
      },
    ],
  },
  WithoutIcons: {
    Title: { value: 'Läs mer om att äga bil' },
    Items: [
      {
        Link: {
          value: {
            href: '/service-och-verkstad',
            text: 'Service efter miltal',
            linktype: 'internal',
          },
        },
      },
      {
        Link: {
          value: {
            href: '/dack-och-biltillbehor',
            text: 'Vinterdäck: vad lagen kräver',
            linktype: 'internal',
          },
        },
      },
      {
        Link: {
          value: {
            href: '/service-och-verkstad/boka-bilverkstad',
            text: 'Reparation efter krock, steg för steg med ditt försäkringsbolag',
            linktype: 'internal',
          },
        },
      },
    ],
  },
} satisfies BlockExamples<'LinkList'>;
