import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAmounts } from '../../blocks/Car/Finance/useAmounts';
import { exampleQuotes } from '../../blocks/Car/UkFinance/exampleQuotes';
import { LoadingQuote } from '../../blocks/Car/UkFinance/LoadingQuote';
import { QuoteColumns } from '../../blocks/Car/UkFinance/QuoteColumns';
import { QuoteControls } from '../../blocks/Car/UkFinance/QuoteControls';
import { QuoteFailure } from '../../blocks/Car/UkFinance/QuoteFailure';
import { QuoteFigures } from '../../blocks/Car/UkFinance/QuoteFigures';
import { UkFinance } from '../../blocks/Car/UkFinance/UkFinance';
import type { Quotes } from '../../blocks/Car/UkFinance/useQuotes';
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
const noted: typeof quotation = {
  ...quotation,
  Finance: {
    ...quotation.Finance,
    Notifications: [{ Message: 'The deposit was changed to £12,500.00.' }],
  },
};

/** A quote of each product, one with notes; what stands before there is one, and where there is none. */
export const States: Story = {
  args: { car: { car_id: '300001' } },
  render: () => (
    <Section>
      <Stack gap={8}>
        <Quote quotes={exampleQuotes} />
        <Quote
          quotes={{
            ...exampleQuotes,
            quotation: noted,
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
