import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleTires } from '../../features/tyre-hotel/ui/exampleTires';
import { TireList } from '../../features/tyre-hotel/ui/TireList';
import { Section } from '../../design-system/components/Section/Section';

const meta = {
  title: 'Blocks/Forms/TireList',
  component: TireList,
  args: { headingId: 'tires', tires: exampleTires.worn },
  render: (args) => (
    <Section>
      <TireList {...args} />
    </Section>
  ),
} satisfies Meta<typeof TireList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Worn: Story = {};

/** Unknown positions are only in the list. */
export const Odd: Story = { args: { tires: exampleTires.odd } };

export const None: Story = { args: { tires: exampleTires.none } };
