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

const meta = {
  title: 'Design system/Forms/Form',
  component: Fieldset,
  args: { legend: 'Part of a form' },
} satisfies Meta<typeof Fieldset>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = 'Enter a telephone number, such as 070-174 06 05.';
const dealer = 'Choose where you would like to drive.';

/** A whole form after an attempt to send it. */
export const WithErrors: Story = {
  render: () => (
    <Section space="small" width="narrow">
      <Stack as="form" gap={7} noValidate>
        <FormErrorSummary
          errors={[
            { field: 'phone', error: phone },
            { field: 'dealer', error: dealer },
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
