import { useEffect, useState } from 'react';
import { type KitQuoteTexts, kitQuoteTexts } from '../kitQuoteTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** What is known of the quote's kits. */
export interface KnownQuote {
  state: 'empty' | 'loading' | 'known' | 'failed';
  /** The last that was known; of other kits while new ones are asked for. */
  texts?: KitQuoteTexts;
  retry: () => void;
}

/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 8000;

/** Asks the server for the prices of kits in words, whenever they change. */
export function useQuoteTexts(ids: string): KnownQuote {
  const { language } = usePageInfo();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ ids: string; texts?: KitQuoteTexts; failed?: boolean }>();

  useEffect(() => {
    if (ids === '') return undefined;
    const asked = new AbortController();
    const query = new URLSearchParams({ ids, language });
    fetch(`/api/kits/quote?${query}`, {
      signal: AbortSignal.any([asked.signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Status ${response.status}`);
        const texts = kitQuoteTexts.validateSync(await response.json(), { strict: true });
        if (!asked.signal.aborted) setKnown({ ids, texts });
      })
      .catch(() => {
        if (!asked.signal.aborted) setKnown((last) => ({ ids, texts: last?.texts, failed: true }));
      });
    return () => asked.abort();
  }, [ids, language, attempt]);

  const state = stateOf(ids, known);
  return {
    state,
    texts: ids === '' ? undefined : known?.texts,
    retry() {
      setKnown((last) => last && { ...last, ids: '', failed: false });
      setAttempt((count) => count + 1);
    },
  };
}

function stateOf(
  ids: string,
  known: { ids: string; failed?: boolean } | undefined,
): KnownQuote['state'] {
  if (ids === '') return 'empty';
  if (known?.ids !== ids) return 'loading';
  return known.failed ? 'failed' : 'known';
}
