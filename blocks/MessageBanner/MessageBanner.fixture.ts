import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    HasMessage: true,
    MessageType: 'Neutral',
    MessageIcon: 'CampaignAlert',
    MessageTitle: { value: 'Wheel change from 495 kr' },
    MessageText: {
      value: '<p>Until the end of October. <a href="/dack-och-biltillbehor">Book a time</a></p>',
    },
  },
  Warning: {
    HasMessage: true,
    MessageType: 'Warning',
    MessageIcon: 'WarningAlert',
    MessageTitle: { value: 'The workshop in Umeå is closed today' },
    MessageText: { value: '<p>We call everyone who has booked a time.</p>' },
  },
  Dark: {
    HasMessage: true,
    MessageType: 'Dark',
    MessageTitle: { value: 'Open house on Saturday' },
    MessageText: { value: '<p>Coffee, test drives and all new models.</p>' },
  },
  Light: {
    HasMessage: true,
    MessageText: { value: '<p>Booking by telephone opens at seven.</p>' },
  },
} satisfies BlockExamples<'MessageBanner'>;
