/**
 * Why an upstream gave no usable answer. `open`: its circuit is open. `network`: no connection. `timeout`: no
 * answer in time. `status`: an error status. `invalid`: an answer of the wrong form.
 */
export type UpstreamErrorKind = 'open' | 'network' | 'timeout' | 'status' | 'invalid';

/** The error of every upstream client. The message never contains keys or request bodies. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  constructor(
    readonly upstream: string,
    readonly kind: UpstreamErrorKind,
    detail: string,
    options: { status?: number; cause?: unknown; answer?: string; wasBusy?: boolean } = {},
  ) {
    super(`${upstream}: ${detail}`, { cause: options.cause });
    this.status = options.status;
    this.wasBusy = options.wasBusy ?? false;
    this.#answer = options.answer;
  }

  /** Status of the upstream's answer, for kind `status`. */
  readonly status: number | undefined;

  /** True when this process was too busy to read an answer in time, for kind `timeout`. */
  readonly wasBusy: boolean;

  /** A private field, so that it is never logged: it may repeat visitors' input. */
  readonly #answer: string | undefined;

  /** The unchanged body of a refusal, for kind `status`. */
  get answer(): string | undefined {
    return this.#answer;
  }
}

/**
 * Whether the upstream itself fails or returns invalid answers. False when it refused this one request, and
 * when this process was too busy to read the answer.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { kind, status = 0, wasBusy } = error;
  if (wasBusy) return false;
  return kind !== 'status' || status >= 500 || status === 429;
}
