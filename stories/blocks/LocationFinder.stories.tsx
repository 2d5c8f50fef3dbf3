import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocationFinder } from '../../blocks/LocationFinder/LocationFinder';
import { examples } from '../../blocks/LocationFinder/LocationFinder.fixture';

const meta = {
  title: 'Blocks/Finders/LocationFinder',
  component: LocationFinder,
} satisfies Meta<typeof LocationFinder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
