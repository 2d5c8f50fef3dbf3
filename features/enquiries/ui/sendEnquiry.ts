import { fieldsOf } from '../../../domain/isRecord';
const ADDRESS = '/api/forms/comhub';
/** The pause between attempts, in ms (spec 2 §7). */
const PAUSE_MS = 1000;
/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 15_000;

/** An enquiry as a form sends it (spec 2 §7). The server adds who gets it. */
export interface EnquiryToSend {
  formName: string;
  /** The same for each attempt: the server takes the enquiry once. */
  formSubmissionId: string;
  /** What the field held that nobody sees. */
  website: string;
  values: object;
}

export interface SendOptions {
  maxAttempts: number;
  /** Told of each attempt that failed. */
  warn: (message: string, error: unknown) => void;
}

/** The server did not take an enquiry: its status and what it says (spec 2 §7). */
export class EnquiryRefused extends Error {
  override readonly name = 'EnquiryRefused';

  constructor(
    readonly status: number,
    text: string,
    /** Until it may be tried again, where the server says so. */
    readonly waitSeconds?: number,
  ) {
    super(`${status} ${text}`);
  }
}

/**
 * Sends an enquiry until it is taken, so many times at most: no answer and a failing server may be a matter
 * of a moment, but a refusal stands.
 * @throws EnquiryRefused, or what `fetch` throws
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
      const refused = error instanceof EnquiryRefused && error.status < 500;
      if (refused || attempt === maxAttempts) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function attemptToSend(enquiry: EnquiryToSend): Promise<void> {
  // The time since the page was opened: programs are faster than people.
  const body = JSON.stringify({ ...enquiry, elapsed: Math.round(performance.now()) });
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    const wait = Number(response.headers?.get('retry-after') ?? NaN);
    const text = (await response.text()).slice(0, 500);
    throw new EnquiryRefused(response.status, text, wait > 0 ? wait : undefined);
  }
  // Whatever stands between visitor and server may answer too: only the server knows the id.
  const answer = fieldsOf(await response.json());
  if (answer.formSubmissionId !== enquiry.formSubmissionId) {
    throw new Error('The answer is not about this enquiry');
  }
}
