import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '../../design-system/components/ProgressBar/ProgressBar';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Cars shown', value: 40, max: 100 },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => <OnEveryTone>{() => <ProgressBar {...args} />}</OnEveryTone>,
};
