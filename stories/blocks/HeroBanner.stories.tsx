import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBanner } from '../../blocks/HeroBanner/HeroBanner';
import { examples } from '../../blocks/HeroBanner/HeroBanner.fixture';

const meta = {
  title: 'Blocks/Heroes/HeroBanner',
  component: HeroBanner,
} satisfies Meta<typeof HeroBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Dusk: Story = { args: examples.Dusk };
export const FullScreen: Story = { args: examples.FullScreen };
export const LongTitle: Story = { args: examples.LongTitle };
export const Split: Story = { args: examples.Split };
export const SplitReversed: Story = { args: examples.SplitReversed };
export const FullBleed: Story = { args: examples.FullBleed };
export const TypeLed: Story = { args: examples.TypeLed };
export const Plinth: Story = { args: examples.Plinth };
