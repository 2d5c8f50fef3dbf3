import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox';
import { Fieldset } from '../../design-system/components/Fieldset/Fieldset';
import { FormErrorSummary } from '../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Grid } from '../../design-system/components/Grid/Grid';
import { RadioGroup } from '../../design-system/components/RadioGroup/RadioGroup';
import { Section } from '../../design-system/components/Section/Section';
import { Select } from '../../design-system/components/Select/Select';
import { Stack } from '../../design-system/components/Stack/Stack';
import { TextArea } from '../../design-system/components/TextArea/TextArea';
import { TextField } from '../../design-system/components/TextField/TextField';
import type { Guide } from '../.storybook/guide';

const meta = {
  title: 'Design system/Forms/FormErrorSummary',
  component: FormErrorSummary,
  parameters: {
    guide: {
      purpose: 'Lists above a form what must be corrected, with a link to each field.',
      use: ['After an attempt to send a form with mistakes'],
      avoid: [
        'While someone still types',
        'Instead of the error at the field: show both, in the same words',
      ],
      accessibility: {
        role: 'A group, named by its title.',
        keyboard: 'Enter on a line goes to its field.',
        focus:
          'Takes the focus when it appears, so that it is read; give it a new key for each attempt.',
        contrast: 'Danger on the background, 4.5 : 1, with a sign and a border.',
      },
      do: {
        because: 'Each line says what to do and leads to its field.',
        render: () => (
          <FormErrorSummary
            errors={[{ fieldId: 'guide-phone', error: 'Enter a number such as 070-174 06 05.' }]}
          />
        ),
      },
      dont: {
        because: 'Blames, and does not say what is wrong.',
        render: () => (
          <FormErrorSummary errors={[{ fieldId: 'guide-none', error: 'Invalid input!' }]} />
        ),
      },
    } satisfies Guide<typeof FormErrorSummary>,
  },
  args: { errors: [] },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = 'Enter a telephone number, such as 070-174 06 05.';
const dealer = 'Choose where you would like to drive.';

/** A form after an attempt to send it. */
export const InForm: Story = {
  render: () => (
    <Section padding="small" width="narrow">
      <Stack as="form" gap={7} noValidate>
        <FormErrorSummary
          errors={[
            { fieldId: 'phone', error: phone },
            { fieldId: 'dealer', error: dealer },
          ]}
        />
        <Fieldset legend="About you" hint="We only use it to arrange the test drive.">
          <Grid columns={{ '@initial': 1, '@md': 2 }}>
            <TextField label="First name" defaultValue="Nina" autoComplete="given-name" required />
            <TextField label="Last name" defaultValue="Berg" autoComplete="family-name" required />
          </Grid>
          <TextField
            id="phone"
            label="Telephone"
            type="tel"
            defaultValue="070-174"
            error={phone}
            autoComplete="tel"
            required
          />
        </Fieldset>
        <Fieldset legend="The test drive">
          <Select id="dealer" label="Dealer" placeholder="Choose a dealer" error={dealer} required>
            <option>Kista</option>
            <option>Hisingen</option>
          </Select>
          <RadioGroup
            legend="Time of the day"
            name="time"
            layout="boxes"
            defaultValue="morning"
            options={[
              { value: 'morning', label: 'Morning', hint: '8 to 12 o’clock' },
              { value: 'afternoon', label: 'Afternoon', hint: '12 to 17 o’clock' },
            ]}
          />
          <TextArea label="Anything else?" optional />
          <Checkbox label="Send me offers by e-mail" name="news" />
        </Fieldset>
        <Stack direction="row" gap={3} wrap>
          <Button type="submit">Book the test drive</Button>
          <Button type="button" variant="ghost">
            Cancel
          </Button>
        </Stack>
      </Stack>
    </Section>
  ),
};
