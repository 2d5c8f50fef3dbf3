import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../design-system/components/Link/Link';
import { Tabs } from '../../design-system/components/Tabs/Tabs';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const tabs = [
  {
    value: 'equipment',
    label: 'Equipment',
    content: (
      <Text measured>
        Heat pump, heated seats and steering wheel, matrix headlights, tow bar, winter wheels. The{' '}
        <Link href="/equipment">whole list</Link> has 64 entries.
      </Text>
    ),
  },
  {
    value: 'figures',
    label: 'Technical figures',
    content: <Text>Range 476 km (WLTP), 200 kW, 0–100 km/h in 5.3 s.</Text>,
  },
  {
    value: 'history',
    label: 'History',
    content: <Text>One owner, serviced here, last inspected in May.</Text>,
  },
  {
    value: 'finance',
    label: 'Finance',
    content: <Text>From 3,495 a month over 36 months.</Text>,
  },
  { value: 'report', label: 'Test report', content: <Text>Soon</Text>, disabled: true },
];

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      purpose: 'Shows several contents in one place, one at a time.',
      use: ['Views of the same thing of which a reader needs one', 'Two to six short titles'],
      avoid: [
        'Contents to read one after the other: show them all',
        'Steps of a form',
        'Pages with addresses: use SegmentLinks or Link',
      ],
      variants: {
        variant: { line: 'Parts of a page', pill: 'A smaller choice within a part' },
      },
      accessibility: {
        role: 'A tablist with a name, tabs and their panels.',
        keyboard:
          'Arrow keys, Home and End go from tab to tab and show it; Tab goes on to the panel.',
        focus: 'The ring is drawn around the tab, which is 44 px high.',
        contrast:
          'Titles have 4.5 : 1. The chosen one has a line or a surface in forced colours too.',
      },
      do: {
        because: 'Short titles of the same kind.',
        render: () => (
          <Tabs
            label="A car"
            tabs={[
              { value: 'figures', label: 'Figures', content: <Text>200 kW</Text> },
              { value: 'history', label: 'History', content: <Text>One owner</Text> },
            ]}
          />
        ),
      },
      dont: {
        because: 'A whole question as a title, and an answer that everyone needs is hidden.',
        render: () => (
          <Tabs
            label="Questions"
            tabs={[
              { value: 'how', label: 'How do I pay for my car?', content: <Text>By card.</Text> },
              {
                value: 'price',
                label: 'What does it cost in all?',
                content: <Text>249,900 kr</Text>,
              },
            ]}
          />
        ),
      },
    } satisfies Guide<typeof Tabs>,
  },
  args: { label: 'About the car', tabs },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="line" wide>
        <Tabs {...args} />
      </Specimen>
      <Specimen label="pill, with another tab first" wide>
        <Tabs {...args} variant="pill" defaultValue="figures" />
      </Specimen>
    </Specimens>
  ),
};
