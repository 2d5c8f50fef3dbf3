import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../design-system/components/Link/Link';
import { Tabs } from '../../design-system/components/Tabs/Tabs';
import { Text } from '../../design-system/components/Text/Text';
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
  args: { label: 'About the car', tabs },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="line" wide>
        <Tabs {...args} />
      </Specimen>
      <Specimen label="pill, with another tab first" wide>
        <Tabs {...args} look="pill" initial="figures" />
      </Specimen>
    </Specimens>
  ),
};
