import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/components/Text/Text';
import { Stack } from '../../design-system/components/Stack/Stack';
import { ProgressBar } from '../../design-system/components/ProgressBar/ProgressBar';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      purpose: 'Shows how much of something is done.',
      use: ['A known share: cars shown of all, an upload'],
      avoid: ['An unknown time: use Spinner', 'A rating or a comparison'],
      accessibility: {
        role: 'A native progress element with a name.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none.',
        contrast: 'Primary on the background, 3 : 1. Words beside it say how far.',
      },
      do: {
        because: 'The words say the same as the bar.',
        render: () => (
          <Stack gap={2}>
            <Text size="small">40 of 100 cars</Text>
            <ProgressBar label="Cars shown" value={40} max={100} />
          </Stack>
        ),
      },
      dont: {
        because: 'Forty per cent of what?',
        render: () => <ProgressBar label="Progress" value={40} max={100} />,
      },
    } satisfies Guide<typeof ProgressBar>,
  },
  args: { label: 'Cars shown', value: 40, max: 100 },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => <OnEveryTone>{() => <ProgressBar {...args} />}</OnEveryTone>,
};
