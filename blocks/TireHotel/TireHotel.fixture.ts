import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
    SupportEmail: { value: 'Support email' },
    FacilitiesLink: { value: { href: '/', text: 'Facilities link', linktype: 'internal' } },
    ServiceLink: { value: { href: '/', text: 'Service link', linktype: 'internal' } },
    PackageLink: { value: { href: '/', text: 'Package link', linktype: 'internal' } },
  },
} satisfies BlockExamples<'TireHotel'>;
