/** Names of the job queues, as stored in `job.queue`, and what the keys of their jobs are. */
export const queueNames = {
  /** Sends mails and push messages of saved searches; the mail's id. */
  alertMail: 'alert_mail',
  /** Finds out the outcome of bookings; the booking's key. */
  booking: 'booking',
  /** Sends notices of holds; the hold's key. */
  holdNotice: 'hold_notice',
  /** Delivers enquiries; the submission's id. */
  lead: 'lead',
  /** Sends notices of visits; the booking's key. */
  visitNotice: 'visit_notice',
} as const;
