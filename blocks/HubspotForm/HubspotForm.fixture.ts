import type { BlockExamples } from '../blockExamples';

const form = {
  Title: { value: 'News from us' },
  Text: { value: 'New cars and offers, once a month.' },
  PortalId: { value: '4021' },
  FormId: { value: '5f0c2b1e-8d3a-4c6f-9b7e-1a2b3c4d5e6f' },
  Region: { value: 'eu1' },
  FallbackText: { value: 'You may also write to us.' },
  FallbackLink: { value: { href: '/contact', text: 'Contact us' } },
} as const;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { ...form, data: { scriptUrl: 'https://provider.example/v2.js' } },
  Popup: {
    ...form,
    Layout: 'Popup',
    ButtonText: { value: 'Newsletter' },
    data: { scriptUrl: 'https://provider.example/v2.js' },
  },
  MissingFormId: { Title: { value: 'News from us' } },
} satisfies BlockExamples<'HubspotForm'>;
