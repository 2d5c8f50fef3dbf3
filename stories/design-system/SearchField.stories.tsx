import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../../design-system/components/SearchField/SearchField';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      purpose: 'Searches the site or a list for words.',
      use: ['In a form with role="search" that works without script'],
      avoid: ['A choice out of known options: use Combobox', 'More than one on a screen'],
      accessibility: {
        role: 'A native search field; its label is read but not shown.',
        keyboard: 'Enter searches, as the button does.',
        focus: 'The ring is drawn around the field, and around the button.',
        contrast: 'The border has 3 : 1; text and placeholder 4.5 : 1.',
      },
      do: {
        because: 'The placeholder gives examples; the label names the field for screen readers.',
        render: () => (
          <SearchField label="Search for a car" submitLabel="Search" placeholder="Brand or model" />
        ),
      },
      dont: {
        because: 'The button does not say what happens, and nobody knows what to type.',
        render: () => <SearchField label="Text" submitLabel="OK" />,
      },
    } satisfies Guide<typeof SearchField>,
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { label: 'Search for a car', submitLabel: 'Search' },
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
