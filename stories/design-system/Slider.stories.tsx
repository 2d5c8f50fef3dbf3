import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeSlider } from '../../design-system/components/RangeSlider/RangeSlider';
import { Slider } from '../../design-system/components/Slider/Slider';
import { type Tone, tones } from '../../design-system/tones';
import { FieldStates } from './FieldStates';

const meta = {
  title: 'Design system/Forms/Slider',
  component: Slider,
  args: { label: 'Number', min: 0, max: 100 },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FieldStates>
      <Slider
        label="Down payment"
        hint="At least a fifth of the price"
        min={60000}
        max={300000}
        step={5000}
        defaultValue={120000}
        unit="kr"
      />
      <Slider label="Term" min={12} max={84} step={12} defaultValue={12} unit="months" />
      <Slider
        label="Distance a year"
        min={5000}
        max={40000}
        step={500}
        defaultValue={40000}
        unit="km"
        error="The agreement covers 35 000 km a year at most."
      />
      <Slider
        label="Residual value"
        min={0}
        max={1}
        step={0.05}
        format={{ style: 'percent' }}
        disabled
      />
      <RangeSlider
        label="Price"
        min={0}
        max={900000}
        step={10000}
        defaultValue={[150000, 420000]}
        unit="kr"
        names={['priceFrom', 'priceTo']}
      />
      <RangeSlider
        label="Model year"
        min={2005}
        max={2026}
        format={{ useGrouping: false }}
        hint="Year of the first registration"
      />
      <RangeSlider
        label="Range"
        min={200}
        max={800}
        step={10}
        defaultValue={[780, 800]}
        unit="km"
        error="No car goes as far as that."
      />
      <RangeSlider label="Mileage" min={0} max={200000} unit="km" disabled />
    </FieldStates>
  ),
};

export const Tones: Story = {
  render: () => (
    <>
      {(Object.keys(tones) as Tone[]).map((tone) => (
        <FieldStates key={tone} tone={tone}>
          <Slider label="Term" min={12} max={84} step={12} defaultValue={36} unit="months" />
          <RangeSlider
            label="Price"
            min={0}
            max={900000}
            step={10000}
            defaultValue={[150000, 420000]}
            unit="kr"
          />
        </FieldStates>
      ))}
    </>
  ),
};
