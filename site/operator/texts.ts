/** Every text of the pages for operators; they are in English, as the logs are. */
export const texts = {
  title: 'Undelivered enquiries',
  intro:
    'The service for enquiries has refused these for good, or did not take them for a week. Their senders were told that they are accepted. See to the reason, then send them again.',
  none: 'Every enquiry that was accepted has been delivered, or will be.',
  sent: 'It is being sent again. If it is refused once more, it will be back here.',
  counted: (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`),
  /** In the order of the cells of a row. */
  columns: [
    'Site',
    'Form',
    'Dealer',
    'Car',
    'Accepted',
    'Given up',
    'Attempts',
    'Reason',
    'Send again',
  ],
  sendThisAgain: (formName: string, accepted: string) => `Send again: ${formName} of ${accepted}`,
} as const;
