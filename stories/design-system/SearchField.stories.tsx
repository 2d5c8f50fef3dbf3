import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../../design-system/components/SearchField/SearchField';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/SearchField',
  component: SearchField,
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { label: 'Search for a car', submit: 'Search' },
  render: (args) => (
    <OnEveryTone>
      {(tone) => (
        <SearchField
          {...args}
          label={`${args.label} (${tone})`}
          name="q"
          placeholder="Brand, model or town"
        />
      )}
    </OnEveryTone>
  ),
};
