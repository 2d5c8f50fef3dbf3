import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarList } from '../../blocks/CarList/CarList';
import { examples } from '../../blocks/CarList/CarList.fixture';

const meta = {
  title: 'Blocks/Cars/CarList',
  component: CarList,
} satisfies Meta<typeof CarList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
export const ReadFromWords: Story = { args: examples.ReadFromWords };
export const NothingFound: Story = { args: examples.NothingFound };
export const ServiceFails: Story = { args: examples.ServiceFails };
