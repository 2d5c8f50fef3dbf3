import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { exampleDetailedCar } from '../../features/car/ui/detail/exampleDetailedCar';
import { CarGallery, type CarGalleryProps } from '../../features/car/ui/gallery/CarGallery';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Section } from '../../design-system/components/Section/Section';
import { start } from '../../features/car/ui/gallery/CarGallery.interaction.client';

const meta = {
  title: 'Blocks/Cars/CarGallery',
  component: CarGallery,
} satisfies Meta<typeof CarGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The gallery with its client script, as on a page. */
function LiveGallery(props: CarGalleryProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = container.current?.querySelector<HTMLElement>('[data-client=CarGallery]');
    if (root) start(root);
  }, []);
  return (
    <div ref={container}>
      <CarGallery {...props} />
    </div>
  );
}

/** Several pictures, one picture, and a car without pictures yet. */
export const Pictures: Story = {
  args: { car: 'Volvo EX30', pictures: exampleDetailedCar.car_images ?? [] },
  render: ({ car, pictures }) => (
    <Section>
      <Grid columns="fit">
        <LiveGallery car={car} pictures={pictures} />
        <LiveGallery car={car} pictures={pictures.slice(0, 1)} />
        <LiveGallery car={car} pictures={[]} />
      </Grid>
    </Section>
  ),
};
