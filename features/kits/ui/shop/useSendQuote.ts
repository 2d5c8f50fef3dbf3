import { useRef, useState } from 'react';
import { object, string } from 'yup';
import type { KitSession } from '../../../../domain/kits/kitSession';
import { newSubmissionId } from '../../../enquiries/ui/submissionId';
import { logProblem } from '../../../../rendering/logProblem';
import type { CartKit } from './client/kitStores';

const API_PATH = '/api/automaster';
const TIMEOUT_MS = 15_000;

const receipt = object({ quoteId: string().required() }).required();

/** States of sending a quote. */
export type QuoteState = 'idle' | 'loading' | 'success' | 'error';

/**
 * Sends a quote. A retry has the same id, so that the server accepts the quote only once.
 * @param onSent called when the quote is accepted
 */
export function useSendQuote(onSent: () => void): {
  state: QuoteState;
  send: (session: KitSession, cart: readonly CartKit[]) => Promise<void>;
  reset: () => void;
} {
  const [state, setState] = useState<QuoteState>('idle');
  const submission = useRef({ id: '', content: '' });

  async function send(session: KitSession, cart: readonly CartKit[]): Promise<void> {
    if (state === 'loading') return;
    setState('loading');
    const quote = { ...session, cart };
    const content = JSON.stringify(quote);
    if (submission.current.content !== content)
      submission.current = { id: newSubmissionId(), content };
    try {
      const response = await fetch(API_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // The page's own policy (privateKitSession.ts) hides the path, which the server needs.
        referrerPolicy: 'same-origin',
        body: JSON.stringify({ ...quote, quoteId: submission.current.id }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      // A response without the id may come from a proxy, so it does not count.
      const { quoteId } = receipt.validateSync(await response.json(), { strict: true });
      if (quoteId !== submission.current.id) throw new Error('Receipt of another quote');
      submission.current = { id: '', content: '' };
      setState('success');
      onSent();
    } catch (error) {
      logProblem('error', 'Quote not sent', error);
      setState('error');
    }
  }

  return { state, send, reset: () => setState('idle') };
}
