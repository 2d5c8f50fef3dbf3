import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../design-system/components/Breadcrumb/Breadcrumb';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Buy a car', href: '/buy' },
      { label: 'Electric estates', href: '/buy/electric-estates' },
    ],
    current: 'Volvo V60 Recharge, 2023',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lengths: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="three pages above" wide>
        <Breadcrumb {...args} />
      </Specimen>
      <Specimen label="one page above" wide>
        <Breadcrumb
          aria-label="A shorter way"
          trail={args.trail.slice(0, 1)}
          current="Find a dealer"
        />
      </Specimen>
    </Specimens>
  ),
};
