/** An enquiry that could not be delivered; nothing of who sent it. */
export interface UndeliveredLead {
  formSubmissionId: string;
  site: string;
  formName: string;
  /** May be empty. */
  dealer: string;
  /** Empty where the form is about no car. */
  carId: string;
  acceptedAt: Date;
  deadAt: Date;
  attempts: number;
  reason: string;
}

export interface LeadsView {
  letters: readonly UndeliveredLead[];
  /** One was just sent again. */
  sent: boolean;
}
