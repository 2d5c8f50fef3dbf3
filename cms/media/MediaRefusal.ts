/** A file that is not taken; the message tells the person who sent it why. */
export class MediaRefusal extends Error {
  override name = 'MediaRefusal';

  constructor(
    message: string,
    readonly status: 403 | 413 | 415 | 422 | 507 = 422,
  ) {
    super(message);
  }
}
