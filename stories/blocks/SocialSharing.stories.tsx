import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialSharing } from '../../blocks/SocialSharing/SocialSharing';
import { examples } from '../../blocks/SocialSharing/SocialSharing.fixture';

const meta = {
  title: 'Blocks/Links/SocialSharing',
  component: SocialSharing,
} satisfies Meta<typeof SocialSharing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Chosen: Story = { args: examples.Chosen };
