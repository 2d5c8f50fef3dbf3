import type { Recipient } from './lead.types';

/**
 * Thrown if an enquiry has no recipient. The visitor sees an error, unless the enquiry was accepted before
 * its recipient was looked up: then it is delivered with the fallback values.
 */
export class NoRecipient extends Error {
  override readonly name: string = 'NoRecipient';

  /**
   * @param fallback values that are delivered with an enquiry that was accepted already
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
