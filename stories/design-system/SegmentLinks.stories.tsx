import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentLinks } from '../../design-system/components/Segments/SegmentLinks';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/SegmentLinks',
  component: SegmentLinks,
  decorators: [
    (Story) => (
      <Specimens>
        <Story />
      </Specimens>
    ),
  ],
} satisfies Meta<typeof SegmentLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Show the cars as',
    links: [
      { label: 'List', icon: 'grid', current: true, href: '#list' },
      { label: 'Map', icon: 'pin', current: false, href: '#map' },
    ],
  },
};
