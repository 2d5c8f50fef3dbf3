import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      purpose: 'Adds words for screen readers that the eye does not need.',
      use: ['Completing a short button: “Save this car”', 'Naming a field whose place explains it'],
      avoid: [
        'Hiding what everyone should read',
        'Anything that takes focus: it would be invisible',
      ],
      accessibility: {
        role: 'None: text, read in its place.',
        keyboard: 'Nothing to operate.',
        focus: 'Never put anything into it that takes focus.',
        contrast: 'Not shown.',
      },
      do: {
        because: 'Seen as “Save”, read as “Save this car”.',
        render: () => (
          <Button type="button" variant="outline">
            Save<VisuallyHidden> this car</VisuallyHidden>
          </Button>
        ),
      },
      dont: {
        because: 'The price is missing for everyone who sees the page.',
        render: () => (
          <Button type="button" variant="outline">
            Reserve<VisuallyHidden> for 500 kr</VisuallyHidden>
          </Button>
        ),
      },
    } satisfies Guide<typeof VisuallyHidden>,
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Specimens>
      <Specimen label="read as “Save this car”">
        <Button type="button" variant="outline">
          <Icon name="plus" />
          Save<VisuallyHidden> this car</VisuallyHidden>
        </Button>
      </Specimen>
    </Specimens>
  ),
};
