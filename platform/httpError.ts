/** An answer other than success that the code decided on: `errors.ts` turns it into a response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Headers of the answer, such as `Allow` of a 405. */
  readonly headers: Record<string, string>;

  /** @param message said to the caller, so it must not give anything away */
  constructor(
    readonly status: number,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.headers = options.headers ?? {};
  }
}
