import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarContactForm } from '../../features/enquiries/ui/contact/CarContactForm';
import { exampleContacts } from '../../features/enquiries/ui/contact/exampleContacts';
import { PrivateViewContext } from '../../rendering/privateView';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Section } from '../../design-system/components/Section/Section';

const meta = {
  title: 'Blocks/Cars/CarContactForm',
  component: CarContactForm,
} satisfies Meta<typeof CarContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const site = 'automotive-se';

/** A car at a dealer. */
export const UsedCar: Story = {
  args: { site, car: exampleContacts.used },
  render: (args) => (
    <Section width="narrow">
      <CarContactForm {...args} />
    </Section>
  ),
};

/** A car that can be ordered, so the visitor chooses the dealer. Submitted without JavaScript, with errors. */
export const SampleCarReturned: Story = {
  args: { site, car: exampleContacts.sample },
  render: (args) => (
    <Section width="narrow">
      <Grid>
        <PrivateViewContext
          value={{
            kind: 'form',
            view: {
              formName: 'automotive-seCarContactForm',
              values: { name: 'Anna Öberg', phone: '123', email: 'anna@example.com', quote: 'on' },
              errors: { siteName: 'required', phone: 'pattern' },
              failed: false,
            },
          }}
        >
          <CarContactForm {...args} />
        </PrivateViewContext>
      </Grid>
    </Section>
  ),
};
