import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox';
import { Link } from '../../design-system/components/Link/Link';
import type { Guide } from '../.storybook/guide';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      purpose: 'Asks for a yes or a no that counts when the form is sent.',
      use: ['A consent', 'A wish that stands alone'],
      avoid: [
        'An effect at once: use Switch',
        'Several options of one question: use CheckboxGroup',
        'A consent that is chosen beforehand',
      ],
      variants: {
        variant: {
          plain: 'In a form',
          boxed: 'A card of which all can be pressed; groups with layout="boxes" use it',
        },
      },
      accessibility: {
        role: 'A native checkbox with its label; hint and error are its description.',
        keyboard: 'Tab reaches it, Space changes it.',
        focus: 'The ring is drawn around the box, which is 24 px.',
        contrast:
          'The border of the box has 3 : 1, label and error 4.5 : 1. The tick tells, not the colour.',
      },
      do: {
        because: 'Says what one agrees to, and is empty at first.',
        render: () => <Checkbox label="Send me offers by e-mail" />,
      },
      dont: {
        because: 'Chosen beforehand, and worded as a double no.',
        render: () => <Checkbox label="Do not send me no offers" defaultChecked />,
      },
    } satisfies Guide<typeof Checkbox>,
  },
  args: { label: 'Choice' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <Checkbox label="Send me offers by e-mail" name="news" />
      <Checkbox
        label="The car comes home to me"
        hint="Within 100 km of the dealer, for 995 kr"
        name="delivery"
        defaultChecked
      />
      <Checkbox
        label={
          <>
            I have read <Link href="#terms">the terms of the test drive</Link> and accept them
          </>
        }
        name="terms"
        error="You can only drive when you accept the terms."
        required
      />
      <Checkbox label="Not to be chosen" disabled />
      <Checkbox label="Chosen for good" disabled defaultChecked />
    </FieldStates>
  ),
};
