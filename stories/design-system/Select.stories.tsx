import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../../design-system/components/Select/Select';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Select',
  component: Select,
  args: { label: 'Choice' },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

const dealers = (
  <>
    <optgroup label="Stockholm">
      <option value="kista">Kista</option>
      <option value="nacka">Nacka</option>
    </optgroup>
    <optgroup label="Västra Götaland">
      <option value="hisingen">Hisingen</option>
      <option value="boras">Borås, formerly Viared service and spare parts</option>
    </optgroup>
  </>
);

export const States: Story = {
  render: () => (
    <FieldStates>
      <Select label="Dealer" placeholder="Choose a dealer" required>
        {dealers}
      </Select>
      <Select label="Dealer" hint="The nearest is chosen for you." defaultValue="boras">
        {dealers}
      </Select>
      <Select label="Dealer" placeholder="Choose a dealer" error="Choose where to fetch the car.">
        {dealers}
      </Select>
      <Select label="Dealer" defaultValue="nacka" disabled>
        {dealers}
      </Select>
    </FieldStates>
  ),
};
