import type { BlockExamples } from '../blockExamples';

const link = (href: string, text: string) => ({
  value: { href, text, linktype: 'internal' as const },
});

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Book your wheel change' },
    Text: { value: '<p>See the state of your stored wheels and book the change.</p>' },
    SupportEmail: { value: 'tyres@automotive.example' },
    FacilitiesLink: link('/dealerships', 'Find your workshop'),
    ServiceLink: link('/book-service', 'Book a service'),
    PackageLink: link('/tyre-packages', 'What the packages hold'),
  },
  /** Only the required fields. */
  Bare: {},
} satisfies BlockExamples<'TireHotel'>;
