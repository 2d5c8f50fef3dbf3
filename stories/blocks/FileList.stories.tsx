import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileList } from '../../blocks/FileList/FileList';
import { examples } from '../../blocks/FileList/FileList.fixture';

const meta = {
  title: 'Blocks/Links/FileList',
  component: FileList,
} satisfies Meta<typeof FileList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const Few: Story = { args: examples.Few };
