import { useEffect, useState } from 'react';
import { logProblem } from '../../../../rendering/logProblem';
import { fetchLegal } from './financeCalls';

/** Terms and conditions of a quote; `text` is undefined while loading, and if they are not available (OQ-82). */
export interface LegalText {
  isLoading: boolean;
  text?: string;
}

/**
 * Fetches the terms and conditions of a quote, and again when the quote changes. @param reference of the
 * quote
 */
export function useLegalText(reference: string): LegalText {
  const [answer, setAnswer] = useState<{ quoteReference: string; text?: string }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchLegal(reference, signal).then(
      (text) => !signal.aborted && setAnswer({ quoteReference: reference, text }),
      (error: unknown) => {
        if (signal.aborted) return;
        logProblem('warn', 'No terms of the quote', error);
        setAnswer({ quoteReference: reference });
      },
    );
    return () => controller.abort();
  }, [reference]);
  return answer?.quoteReference === reference
    ? { isLoading: false, text: answer.text }
    : { isLoading: true };
}
