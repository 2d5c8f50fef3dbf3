import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from '../../design-system/components/NumberField/NumberField';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/NumberField',
  component: NumberField,
  args: { label: 'Number' },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <NumberField label="Number of tyres" min={1} max={8} />
      <NumberField
        label="Down payment"
        hint="At least a fifth of the price"
        defaultValue={120000}
        min={60000}
        max={300000}
        step={5000}
        unit="kr"
        required
      />
      <NumberField
        label="Interest"
        defaultValue={0.0495}
        step={0.001}
        format={{ style: 'percent', minimumFractionDigits: 2 }}
      />
      <NumberField
        label="Driven so far"
        defaultValue={128400}
        unit="km"
        error="More than we can take in part exchange: 100 000 km at most."
        withoutButtons
      />
      <NumberField label="Model year" format={{ useGrouping: false }} optional />
      <NumberField label="Term of the loan" defaultValue={36} unit="months" disabled />
    </FieldStates>
  ),
};
