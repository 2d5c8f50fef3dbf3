import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarCard } from '../../features/car/ui/CarCard';
import { exampleCars } from '../../features/car/ui/exampleCars';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Section } from '../../design-system/components/Section/Section';

const meta = { title: 'Blocks/Cars/CarCard', component: CarCard } satisfies Meta<typeof CarCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A campaign, a reserved car with long names, a commercial vehicle, and a car without price and picture. */
export const Cars: Story = {
  args: { car: exampleCars[0] },
  render: () => (
    <Section>
      <Grid columns="fit">
        {exampleCars.map((car) => (
          <CarCard key={car.car_id} car={car} level={2} />
        ))}
      </Grid>
    </Section>
  ),
};
