import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from '../../design-system/components/Stepper/Stepper';
import { Specimen, Specimens } from './Specimens';

const steps = [
  { label: 'Your car', href: '?step=1' },
  { label: 'Mileage and condition', href: '?step=2' },
  { label: 'Contact details' },
  { label: 'Your valuation' },
];

const meta = {
  title: 'Design system/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Valuation', steps, current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Places: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="in the middle" wide>
        <Stepper {...args} />
      </Specimen>
      <Specimen label="at the start" wide>
        <Stepper {...args} label="Valuation, first step" current={0} />
      </Specimen>
      <Specimen label="all done" wide>
        <Stepper {...args} label="Valuation, done" current={steps.length} />
      </Specimen>
      <Specimen label="one below the other" wide>
        <Stepper {...args} label="Valuation, upright" orientation="vertical" />
      </Specimen>
    </Specimens>
  ),
};
