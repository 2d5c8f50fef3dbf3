import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoanWarning } from '../../design-system/components/LoanWarning/LoanWarning';

const meta = {
  title: 'Design system/LoanWarning',
  component: LoanWarning,
} satisfies Meta<typeof LoanWarning>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
