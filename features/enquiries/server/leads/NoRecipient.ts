import type { Recipient } from './lead.types';

/**
 * Nobody gets such an enquiry. A visitor is told so at once; one that was accepted before that was known goes
 * without an address.
 */
export class NoRecipient extends Error {
  override readonly name: string = 'NoRecipient';

  /**
   * @param instead what is delivered where the visitor has been thanked already
   * @param field that the visitor can correct, if there is one
   */
  constructor(
    message: string,
    readonly instead: Recipient,
    readonly field?: string,
  ) {
    super(message);
  }
}
