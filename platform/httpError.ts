/** An error answer that our code chose; `errors.ts` sends it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Headers of the answer, such as `Allow` of a 405. */
  readonly headers: Record<string, string>;

  /** @param message sent to the caller, so it must not reveal anything internal */
  constructor(
    readonly status: number,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.headers = options.headers ?? {};
  }
}
