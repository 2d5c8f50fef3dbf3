import { useRef, useState } from 'react';
import { object, string } from 'yup';
import type { KitSession } from '../../../../domain/kits/kitSession';
import { newSubmissionId } from '../../../enquiries/ui/submissionId';
import { logProblem } from '../../../../rendering/logProblem';
import type { CartKit } from './client/kitStores';

const ADDRESS = '/api/automaster';
/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 15_000;

const receipt = object({ quoteId: string().required() }).required();

/** States of sending a quote (spec 3 §4.1). */
export type QuoteState = 'idle' | 'loading' | 'success' | 'error';

/**
 * Sends a quote. The same quote sent again after an error has the same id, so that it is taken once.
 * @param onSent told once it is taken
 */
export function useSendQuote(onSent: () => void): {
  state: QuoteState;
  send: (session: KitSession, cart: readonly CartKit[]) => Promise<void>;
  reset: () => void;
} {
  const [state, setState] = useState<QuoteState>('idle');
  const submission = useRef({ id: '', of: '' });

  async function send(session: KitSession, cart: readonly CartKit[]): Promise<void> {
    if (state === 'loading') return;
    setState('loading');
    const quote = { ...session, cart };
    const of = JSON.stringify(quote);
    if (submission.current.of !== of) submission.current = { id: newSubmissionId(), of };
    try {
      const response = await fetch(ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // A page that was called with a session says nowhere where it is (features/kits/server/privateKitSession.ts).
        referrerPolicy: 'same-origin',
        body: JSON.stringify({ ...quote, quoteId: submission.current.id }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      // Only the server's own receipt says that the quote is kept: a page in between is none.
      const { quoteId } = receipt.validateSync(await response.json(), { strict: true });
      if (quoteId !== submission.current.id) throw new Error('Receipt of another quote');
      submission.current = { id: '', of: '' };
      setState('success');
      onSent();
    } catch (error) {
      logProblem('error', 'Quote not sent', error);
      setState('error');
    }
  }

  return { state, send, reset: () => setState('idle') };
}
