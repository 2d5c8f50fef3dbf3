import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentLinks } from '../../design-system/components/Segments/SegmentLinks';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/SegmentLinks',
  component: SegmentLinks,
  parameters: {
    guide: {
      purpose: 'Switches between a few views of the same thing that have addresses of their own.',
      use: ['List and map of the same cars'],
      avoid: ['Without an address: use Segments or Tabs', 'Different pages: use Link'],
      accessibility: {
        role: 'A navigation landmark with a name; the shown view has aria-current.',
        keyboard: 'Tab goes from link to link, Enter follows one.',
        focus: 'The ring is drawn around each link, which is 44 px high.',
        contrast: 'Text on the surface, 4.5 : 1. The current one has a border and heavier letters.',
      },
      do: {
        because: 'Two views of the same cars.',
        render: () => (
          <SegmentLinks
            label="Show these cars as"
            links={[
              { label: 'List', icon: 'grid', current: true, href: '#do-list' },
              { label: 'Map', icon: 'pin', current: false, href: '#do-map' },
            ]}
          />
        ),
      },
      dont: {
        because: 'These lead to different things: they are links of a menu.',
        render: () => (
          <SegmentLinks
            label="Different pages"
            links={[
              { label: 'Cars', icon: 'car', current: true, href: '#cars' },
              { label: 'Dealers', icon: 'pin', current: false, href: '#dealers' },
              { label: 'Contact', icon: 'phone', current: false, href: '#contact' },
            ]}
          />
        ),
      },
    } satisfies Guide<typeof SegmentLinks>,
  },
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
