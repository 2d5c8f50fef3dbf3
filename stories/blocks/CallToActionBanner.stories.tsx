import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToActionBanner } from '../../blocks/CallToActionBanner/CallToActionBanner';
import { examples } from '../../blocks/CallToActionBanner/CallToActionBanner.fixture';

const meta = {
  title: 'Blocks/Links/CallToActionBanner',
  component: CallToActionBanner,
} satisfies Meta<typeof CallToActionBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Primary: Story = { args: examples.Primary };
export const Surface: Story = { args: examples.Surface };
export const Accent: Story = { args: examples.Accent };
export const WithPicture: Story = { args: examples.WithPicture };
