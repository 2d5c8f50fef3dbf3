import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../../design-system/components/Wordmark/Wordmark';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = ['CarStore', 'Automotive UK', 'Automotive Sverige'];

export const Lengths: Story = {
  args: { name: 'CarStore' },
  render: () => (
    <OnEveryTone>{() => names.map((name) => <Wordmark key={name} name={name} />)}</OnEveryTone>
  ),
};
