import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteTeaser } from '../../blocks/SiteTeaser/SiteTeaser';
import { examples } from '../../blocks/SiteTeaser/SiteTeaser.fixture';

const meta = {
  title: 'Blocks/Cars/SiteTeaser',
  component: SiteTeaser,
} satisfies Meta<typeof SiteTeaser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: examples.Default };
