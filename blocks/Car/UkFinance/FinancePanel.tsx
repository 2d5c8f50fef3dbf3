import { useId } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { MoneyPattern } from '../../../domain/finance/moneyPattern';
import { FinanceQuote } from './FinanceQuote';
import { LoadingQuote } from './LoadingQuote';
import type { QuotedCar } from './ukFinanceCar';
import { useQuotes } from './useQuotes';

const Panel = styled('section', { display: 'grid', gap: '$5', minInlineSize: 0 });

const Failure = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  maxInlineSize: '$measure',
  padding: '$4',
  border: '1px solid $border',
  borderRadius: '$control',
});

export interface FinancePanelProps {
  carId: string;
  car: QuotedCar;
  /** How the market writes amounts. */
  pattern: MoneyPattern;
}

/** Quotes of the finance service for a car: loading, failed, loaded, or nothing at all (spec 2 §4, §8). */
export function FinancePanel({ carId, car, pattern }: FinancePanelProps) {
  const message = useMessages();
  const title = useId();
  const [quotes, choose] = useQuotes(car);
  if (quotes.status === 'hidden') return null;
  return (
    <Panel aria-labelledby={title}>
      <Heading level={2} size={3} id={title}>
        {message('ukFinanceTitle')}
      </Heading>
      {quotes.status === 'loading' && <LoadingQuote />}
      {quotes.status === 'failed' && (
        <Failure role="alert">
          <Icon name="info" size="medium" />
          <div>
            <Text>{quotes.text ?? message('ukFinanceNoQuote')}</Text>
            <Link href="#contact-form" look="standalone">
              {message('ukFinanceContact')}
            </Link>
          </div>
        </Failure>
      )}
      {quotes.status === 'loaded' && <FinanceQuote {...{ carId, quotes, choose, pattern }} />}
    </Panel>
  );
}
