import { useEffect, useState } from 'react';
import { type KitQuoteTexts, kitQuoteTexts } from '../kitQuoteTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** The texts of a quote, and the state of their request. */
export interface LoadedQuoteTexts {
  state: 'empty' | 'loading' | 'known' | 'failed';
  /** The texts that were loaded last; those of the previous kits while a request is pending. */
  texts?: KitQuoteTexts;
  retry: () => void;
}

const TIMEOUT_MS = 8000;

/**
 * Fetches the texts of a quote again when its kits change.
 * @param ids ids of the kits, separated by commas
 */
export function useQuoteTexts(ids: string): LoadedQuoteTexts {
  const { language } = usePageInfo();
  const [attempt, setAttempt] = useState(0);
  const [lastResult, setLastResult] = useState<{
    ids: string;
    texts?: KitQuoteTexts;
    failed?: boolean;
  }>();

  useEffect(() => {
    if (ids === '') return undefined;
    const controller = new AbortController();
    const query = new URLSearchParams({ ids, language });
    fetch(`/api/kits/quote?${query}`, {
      signal: AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Status ${response.status}`);
        const texts = kitQuoteTexts.validateSync(await response.json(), { strict: true });
        if (!controller.signal.aborted) setLastResult({ ids, texts });
      })
      .catch(() => {
        if (!controller.signal.aborted)
          setLastResult((last) => ({ ids, texts: last?.texts, failed: true }));
      });
    return () => controller.abort();
  }, [ids, language, attempt]);

  const state = quoteState(ids, lastResult);
  return {
    state,
    texts: ids === '' ? undefined : lastResult?.texts,
    retry() {
      setLastResult((last) => last && { ...last, ids: '', failed: false });
      setAttempt((count) => count + 1);
    },
  };
}

function quoteState(
  ids: string,
  lastResult: { ids: string; failed?: boolean } | undefined,
): LoadedQuoteTexts['state'] {
  if (ids === '') return 'empty';
  if (lastResult?.ids !== ids) return 'loading';
  return lastResult.failed ? 'failed' : 'known';
}
