import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
    Brands: [{ Name: { value: 'Name' } }, { Name: { value: 'Name' } }, { Name: { value: 'Name' } }],
    OtherBrands: [
      { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
      { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
      { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
    ],
    AccidentLink: { value: { href: '/', text: 'Accident link', linktype: 'internal' } },
    SupportEmail: { value: 'Support email' },
    ApiKey: 'Api key',
  },
} satisfies BlockExamples<'BookingAssistant'>;
