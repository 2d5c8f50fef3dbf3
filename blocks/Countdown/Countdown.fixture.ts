import type { BlockExamples } from '../blockExamples';

/** A moment near enough that the example always shows a ticking clock. */
const soon = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Open day at every dealership' },
    Text: { value: 'Drive seven new electric cars, one after the other. Coffee is on us.' },
    TargetDate: { value: soon },
    EndedText: { value: 'The doors are open. Welcome!' },
    data: { isFar: false },
    Link: { value: { href: '/anlaggningar', text: 'Find your dealership', linktype: 'internal' } },
  },
  Dark: {
    Title: { value: 'Däckbytet: sista dagen att boka' },
    TargetDate: { value: soon },
    BackgroundColor: 'Dark',
    data: { isFar: false },
  },
  Far: {
    Title: { value: 'Open day at every dealership' },
    Text: { value: 'Drive seven new electric cars, one after the other. Coffee is on us.' },
    TargetDate: { value: '2031-03-22T09:00:00Z' },
    data: { isFar: true },
  },
} satisfies BlockExamples<'Countdown'>;
