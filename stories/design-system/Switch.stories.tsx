import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../../design-system/components/Switch/Switch';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Switch',
  component: Switch,
  args: { label: 'Switch' },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <Switch label="Only cars with a warranty" />
      <Switch
        label="Price per month"
        hint="With a fifth paid down, over 36 months"
        defaultChecked
      />
      <Switch label="Tell me of new cars" error="Your search could not be saved. Try again." />
      <Switch label="Off for good" disabled />
      <Switch label="Necessary cookies" hint="Always on" disabled defaultChecked />
    </FieldStates>
  ),
};
