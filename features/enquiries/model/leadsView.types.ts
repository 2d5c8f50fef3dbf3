/** An enquiry that could not be delivered, without personal data. */
export interface UndeliveredLead {
  formSubmissionId: string;
  site: string;
  formName: string;
  /** Name of the dealer in the form; may be empty. */
  dealer: string;
  /** Empty if the form is not about a car. */
  carId: string;
  acceptedAt: Date;
  deadAt: Date;
  attempts: number;
  reason: string;
}

/** Data of the page of undelivered enquiries. */
export interface LeadsView {
  letters: readonly UndeliveredLead[];
  /** Whether an enquiry was just sent again. */
  sent: boolean;
}
