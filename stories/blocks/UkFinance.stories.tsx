import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAmounts } from '../../features/finance/ui/useAmounts';
import { exampleQuotes } from '../../features/finance/ui/uk/exampleQuotes';
import { LoadingQuote } from '../../features/finance/ui/uk/LoadingQuote';
import { QuoteColumns } from '../../features/finance/ui/uk/QuoteColumns';
import { QuoteControls } from '../../features/finance/ui/uk/QuoteControls';
import { QuoteFailure } from '../../features/finance/ui/uk/QuoteFailure';
import { QuoteFigures } from '../../features/finance/ui/uk/QuoteFigures';
import { UkFinance } from '../../features/finance/ui/uk/UkFinance';
import type { Quotes } from '../../features/finance/ui/uk/useQuotes';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { moneyPattern } from '../../domain/money/moneyPattern';

const meta = {
  title: 'Blocks/Cars/UkFinance',
  component: UkFinance,
} satisfies Meta<typeof UkFinance>;

export default meta;

type Story = StoryObj<typeof meta>;

const pounds = moneyPattern('en-GB', 'GBP');

function Quote({ quotes }: { quotes: Extract<Quotes, { status: 'loaded' }> }) {
  const amounts = useAmounts(pounds);
  const { products, choice } = quotes;
  return (
    <QuoteColumns
      controls={
        <QuoteControls
          products={products}
          choice={choice}
          amounts={amounts}
          choose={() => undefined}
        />
      }
      figures={<QuoteFigures quotes={quotes} amounts={amounts} />}
    />
  );
}

const { quotation } = exampleQuotes;
const quotationWithNotes: typeof quotation = {
  ...quotation,
  Finance: {
    ...quotation.Finance,
    Notifications: [{ Message: 'The deposit was changed to £12,500.00.' }],
  },
};

/** A quote of each product, one with notes; also the states while loading and without a quote. */
export const States: Story = {
  args: { car: { car_id: '300001' } },
  render: () => (
    <Section>
      <Stack gap={8}>
        <Quote quotes={exampleQuotes} />
        <Quote
          quotes={{
            ...exampleQuotes,
            quotation: quotationWithNotes,
            hasFailed: true,
            choice: { ...exampleQuotes.choice, familyKey: 'HP' },
          }}
        />
        <QuoteFailure />
        <LoadingQuote />
      </Stack>
    </Section>
  ),
};
