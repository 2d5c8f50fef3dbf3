/**
 * Why an upstream gave no usable answer, in the order in which things can go wrong: the circuit is
 * open, no connection, no answer in time, an answer with an error status, an answer of the wrong form.
 */
export type UpstreamErrorKind = 'open' | 'network' | 'timeout' | 'status' | 'invalid';

/** The one error of every upstream client. The message never holds keys or request bodies. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  constructor(
    readonly upstream: string,
    readonly kind: UpstreamErrorKind,
    detail: string,
    options: { status?: number; cause?: unknown; answer?: string } = {},
  ) {
    super(`${upstream}: ${detail}`, { cause: options.cause });
    this.status = options.status;
    this.#answer = options.answer;
  }

  /** Status of the upstream's answer, for kind `status`. */
  readonly status: number | undefined;

  /** Private, so that it is never logged: it may repeat what a visitor wrote. */
  readonly #answer: string | undefined;

  /** The body of a refusal, as it came, for kind `status`. */
  get answer(): string | undefined {
    return this.#answer;
  }
}

/** The upstream itself is in trouble, or answers nonsense, as opposed to refusing this one request. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { kind, status = 0 } = error;
  return kind !== 'status' || status >= 500 || status === 429;
}
