import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { Details } from '../../../../design-system/components/Details/Details';
import { Skeleton } from '../../../../design-system/components/Skeleton/Skeleton';
import type { MoneyPattern } from '../../../../domain/money/moneyPattern';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { useCalculatorEvent } from '../useCalculatorEvent';
import { useAmounts } from '../useAmounts';
import { QuoteColumns } from './QuoteColumns';
import { QuoteControls } from './QuoteControls';
import { QuoteFigures } from './QuoteFigures';
import { useLegalText } from './useLegalText';
import type { QuoteChoice, Quotes } from './useQuotes';

const Quote = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });

const Legal = styled(Text, { whiteSpace: 'pre-line' });

interface FinanceQuoteProps {
  carId: string;
  quotes: Extract<Quotes, { status: 'loaded' }>;
  choose: (choice: QuoteChoice) => void;
  pattern: MoneyPattern;
}

/** A quote: its controls, figures, links, and terms and conditions. */
export function FinanceQuote({ carId, quotes, choose, pattern }: FinanceQuoteProps) {
  const message = useMessages();
  const { currency } = usePageInfo();
  const amounts = useAmounts(pattern);
  const { products, choice, quotation, isUpdating, isChosen } = quotes;
  const quote = quotation.Finance.Quote;
  const legal = useLegalText(quote.QuoteReference);
  const source = useCalculatorEvent<HTMLDivElement>(
    isChosen && !isUpdating
      ? {
          event: 'car_calculator',
          calculator: 'uk_finance',
          car_id: carId,
          currency,
          product: choice.familyKey,
          months: quote.Term,
          down_payment: quote.TotalDeposit,
          ...(quote.AnnualMileage > 0 && { mileage: quote.AnnualMileage }),
          monthly_cost: quote.TotalRegularPayment,
        }
      : undefined,
  );
  return (
    <Quote ref={source}>
      <QuoteColumns
        controls={
          <QuoteControls products={products} choice={choice} choose={choose} amounts={amounts} />
        }
        figures={<QuoteFigures quotes={quotes} amounts={amounts} />}
      />
      {(legal.isLoading || legal.text !== undefined) && (
        <Details summary={message('ukFinanceLegal')}>
          {legal.text === undefined ? <Skeleton /> : <Legal measured>{legal.text}</Legal>}
        </Details>
      )}
    </Quote>
  );
}
