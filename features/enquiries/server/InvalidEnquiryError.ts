import { HttpError } from '../../../platform/httpError';

/** Thrown for an invalid enquiry that the visitor can correct. */
export class InvalidEnquiryError extends HttpError {
  override readonly name = 'InvalidEnquiryError' as 'HttpError';

  /** @param errors validation errors by field name */
  constructor(readonly errors: Readonly<Record<string, string>>) {
    super(422, `Invalid values: ${Object.keys(errors).join(', ')}`);
  }
}
