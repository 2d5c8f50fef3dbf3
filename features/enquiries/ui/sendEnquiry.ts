import { fieldsOf } from '../../../domain/isRecord';
const ADDRESS = '/api/forms/comhub';
/** Pause between attempts. */
const RETRY_DELAY_MS = 1000;
/** Timeout of one attempt. */
const TIMEOUT_MS = 15_000;

/** An enquiry as a form sends it. The server adds the recipient. */
export interface EnquiryToSend {
  formName: string;
  /** UUID, the same for each attempt, so that the server accepts the enquiry once. */
  formSubmissionId: string;
  /** Value of the honeypot field. */
  website: string;
  values: object;
}

export interface SendOptions {
  maxAttempts: number;
  /** Called for each failed attempt. */
  warn: (message: string, error: unknown) => void;
}

/** Thrown if the server refused an enquiry. */
export class EnquiryRefused extends Error {
  override readonly name = 'EnquiryRefused';

  constructor(
    readonly status: number,
    text: string,
    /** Time to wait before another attempt, if the server gives one. */
    readonly waitSeconds?: number,
  ) {
    super(`${status} ${text}`);
  }
}

/**
 * Sends an enquiry. Retries after a missing answer or a server error, which may be temporary, but not after a
 * refusal.
 * @throws EnquiryRefused, or an error of `fetch`
 */
export async function sendEnquiry(
  enquiry: EnquiryToSend,
  { maxAttempts, warn }: SendOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptToSend(enquiry);
    } catch (error) {
      warn(`Enquiry not sent, attempt ${attempt} of ${maxAttempts}`, error);
      const isRefused = error instanceof EnquiryRefused && error.status < 500;
      if (isRefused || attempt === maxAttempts) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

async function attemptToSend(enquiry: EnquiryToSend): Promise<void> {
  // The server refuses enquiries that are sent sooner after the page was opened than a person could.
  const body = JSON.stringify({ ...enquiry, elapsed: Math.round(performance.now()) });
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    const waitSeconds = Number(response.headers?.get('retry-after') ?? NaN);
    const text = (await response.text()).slice(0, 500);
    throw new EnquiryRefused(response.status, text, waitSeconds > 0 ? waitSeconds : undefined);
  }
  // A proxy may have answered instead of our server, which returns the id.
  const answer = fieldsOf(await response.json());
  if (answer.formSubmissionId !== enquiry.formSubmissionId) {
    throw new Error('The answer is not about this enquiry');
  }
}
