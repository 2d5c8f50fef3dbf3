import { useEffect, useId } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { passFocusOnRemoval } from '../../../../design-system/focus/client/passFocus';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { MoneyPattern } from '../../../../domain/money/moneyPattern';
import { hideExample } from './client/hideExample';
import { FinanceQuote } from './FinanceQuote';
import { LoadingQuote } from './LoadingQuote';
import { QuoteFailure } from './QuoteFailure';
import type { QuotedCar } from './ukFinanceCar';
import { useQuotes } from './useQuotes';

const Panel = styled('section', { display: 'grid', gap: '$5', minInlineSize: 0 });

export interface FinancePanelProps {
  carId: string;
  car: QuotedCar;
  /** Number format of the market. */
  pattern: MoneyPattern;
}

/** Quotes of the finance service for a car; nothing if the service has none. */
export function FinancePanel({ carId, car, pattern }: FinancePanelProps) {
  const message = useMessages();
  const titleId = useId();
  const [quotes, choose] = useQuotes(car);
  const isRefused = quotes.status === 'hidden';
  useEffect(() => {
    if (isRefused) hideExample();
  }, [isRefused]);
  if (quotes.status === 'hidden') return null;
  return (
    <Panel ref={passFocusOnRemoval} aria-labelledby={titleId}>
      <Heading level={3} size={4} id={titleId}>
        {message('ukFinanceTitle')}
      </Heading>
      {quotes.status === 'loading' && <LoadingQuote />}
      {quotes.status === 'failed' && <QuoteFailure text={quotes.text} />}
      {quotes.status === 'loaded' && (
        <FinanceQuote carId={carId} quotes={quotes} choose={choose} pattern={pattern} />
      )}
    </Panel>
  );
}
