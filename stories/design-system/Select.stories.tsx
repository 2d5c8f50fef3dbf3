import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../../design-system/components/Select/Select';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Select',
  component: Select,
  parameters: {
    guide: {
      purpose: 'Asks for one option out of a list that opens.',
      use: ['About eight to twenty known options', 'Where room is scarce'],
      avoid: ['Fewer options: use RadioGroup', 'Long lists: use Combobox'],
      accessibility: {
        role: 'A native select with its label; hint and error are its description.',
        keyboard: 'The system’s own: arrow keys, first letters, Enter. Works without script.',
        focus: 'The ring is drawn around the field.',
        contrast: 'The border has 3 : 1; text and placeholder 4.5 : 1.',
      },
      do: {
        because: 'The placeholder says what to choose, and stands for no choice.',
        render: () => (
          <Select label="Dealer" placeholder="Choose a dealer">
            {dealers}
          </Select>
        ),
      },
      dont: {
        because: 'Two options: both could be in sight.',
        render: () => (
          <Select label="Gearbox">
            <option>Automatic</option>
            <option>Manual</option>
          </Select>
        ),
      },
    } satisfies Guide<typeof Select>,
  },
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
