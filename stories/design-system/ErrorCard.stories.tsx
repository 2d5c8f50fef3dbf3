import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorCard } from '../../design-system/components/ErrorCard/ErrorCard';

const meta = {
  title: 'Design system/ErrorCard',
  component: ErrorCard,
} satisfies Meta<typeof ErrorCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'This part of the page could not be shown',
    text: 'The rest of the page works. Try again in a moment.',
    reload: 'Load the page again',
  },
};
