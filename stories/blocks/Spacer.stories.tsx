import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spacer } from '../../blocks/Spacer/Spacer';
import { examples } from '../../blocks/Spacer/Spacer.fixture';

const meta = {
  title: 'Blocks/Layout/Spacer',
  component: Spacer,
  // Lines above and below, because an empty space is invisible.
  decorators: (Story) => (
    <>
      <hr style={{ margin: 0 }} />
      <Story />
      <hr style={{ margin: 0 }} />
    </>
  ),
} satisfies Meta<typeof Spacer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: examples.Small };
export const Medium: Story = { args: examples.Medium };
export const Large: Story = { args: examples.Large };
