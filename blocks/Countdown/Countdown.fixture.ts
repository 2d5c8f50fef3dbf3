import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Open day at every dealership' },
    Text: { value: 'Drive seven new electric cars, one after the other. Coffee is on us.' },
    TargetDate: { value: '2031-03-22T09:00:00Z' },
    EndedText: { value: 'The doors are open. Welcome!' },
    Link: { value: { href: '/anlaggningar', text: 'Find your dealership', linktype: 'internal' } },
  },
  Dark: {
    Title: { value: 'Däckbytet: sista dagen att boka' },
    TargetDate: { value: '2031-12-01T00:00:00+01:00' },
    BackgroundColor: 'Dark',
  },
} satisfies BlockExamples<'Countdown'>;
