import { HttpError } from '../../../platform/httpError';

/** What a visitor filled in is not fit to be sent. */
export class UnfitEnquiry extends HttpError {
  override readonly name = 'UnfitEnquiry' as 'HttpError';

  /** @param faults by the name of the field */
  constructor(readonly faults: Readonly<Record<string, string>>) {
    super(422, `Unfit values: ${Object.keys(faults).join(', ')}`);
  }
}
