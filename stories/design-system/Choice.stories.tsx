import type { Meta, StoryObj } from '@storybook/react-vite';
import { Choice } from '../../design-system/components/Choice/Choice';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Choice',
  component: Choice,
  parameters: {
    guide: {
      purpose: 'Shows one option of a list whose rows have more than a label.',
      use: ['Rows with a price, a note or a button of their own'],
      avoid: [
        'A list of plain options: use CheckboxGroup or RadioGroup',
        'A consent: use Checkbox',
        'An effect at once: use Switch',
      ],
      variants: {
        variant: {
          plain: 'In a row of its own',
          boxed: 'A card of which all can be pressed',
        },
      },
      accessibility: {
        role: 'A native input with its label; hint and error are its description.',
        keyboard: 'Tab reaches it, Space changes it; arrow keys choose among radio buttons.',
        focus: 'The ring is drawn around the box or button, which is 24 px.',
        contrast: 'The border has 3 : 1, label and error 4.5 : 1. The mark tells, not the colour.',
      },
      do: {
        because: 'Only one may be chosen, and the form of the control says so.',
        render: () => (
          <>
            <Choice type="radio" name="service" label="Small service" hint="From 2 400 kr" />
            <Choice type="radio" name="service" label="Large service" hint="From 3 900 kr" />
          </>
        ),
      },
      dont: {
        because: 'Two boxes for one choice: the second press would empty the first.',
        render: () => (
          <>
            <Choice type="checkbox" label="Small service" />
            <Choice type="checkbox" label="Large service" />
          </>
        ),
      },
    } satisfies Guide<typeof Choice>,
  },
  args: { type: 'checkbox', label: 'Choice' },
} satisfies Meta<typeof Choice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <Choice type="radio" name="row" label="Small service" hint="From 2 400 kr" defaultChecked />
      <Choice type="radio" name="row" label="Large service" hint="From 3 900 kr" />
      <Choice type="checkbox" label="Change of oil" error="Choose this or a service." />
      <Choice type="checkbox" label="Not to be chosen" disabled />
    </FieldStates>
  ),
};
