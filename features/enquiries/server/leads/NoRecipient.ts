import type { Recipient } from './lead.types';

/**
 * Thrown if an enquiry has no recipient. The visitor sees an error; an enquiry that was accepted before this was known
 * is delivered without a recipient.
 */
export class NoRecipient extends Error {
  override readonly name: string = 'NoRecipient';

  /**
   * @param fallback values to deliver if the visitor has been thanked already
   * @param field name of the field that the visitor can correct, if any
   */
  constructor(
    message: string,
    readonly fallback: Recipient,
    readonly field?: string,
  ) {
    super(message);
  }
}
