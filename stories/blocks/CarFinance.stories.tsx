import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFinance } from '../../features/finance/ui/CarFinance';
import { CarPrice } from '../../features/finance/ui/CarPrice';
import { exampleFinanceCars } from '../../features/finance/ui/exampleFinanceCars';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Section } from '../../design-system/components/Section/Section';

const meta = {
  title: 'Blocks/Cars/CarFinance',
  component: CarFinance,
} satisfies Meta<typeof CarFinance>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All three kinds of monthly payment, a campaign price, and a car whose price is on request. */
export const Cars: Story = {
  args: { car: exampleFinanceCars.withAllOffers },
  render: () => (
    <Section>
      <Grid columns="fit">
        {Object.values(exampleFinanceCars).map((car) => (
          <div key={car.car_id}>
            <CarPrice car={car} />
            <CarFinance car={car} />
          </div>
        ))}
      </Grid>
    </Section>
  ),
};
