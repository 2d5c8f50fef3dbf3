import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Spinner } from '../../design-system/components/Spinner/Spinner';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      purpose: 'Says that something is being fetched or sent.',
      use: ['An action that was pressed', 'A wait of unknown length'],
      avoid: ['Content of a known shape: use Skeleton', 'A known share: use ProgressBar'],
      accessibility: {
        role: 'None: hide it with aria-hidden and put the words beside it into role="status".',
        keyboard: 'A button that waits has aria-disabled, so that it keeps the focus.',
        focus: 'Takes none.',
        contrast: 'The colour of the text around it. With less motion it fades instead of turning.',
      },
      do: {
        because: 'Words say what is going on.',
        render: () => (
          <Text role="status">
            <Spinner aria-hidden="true" /> Fetching cars
          </Text>
        ),
      },
      dont: {
        because: 'Alone it says nothing, least of all to those who cannot see it.',
        render: () => <Spinner aria-hidden="true" />,
      },
    } satisfies Guide<typeof Spinner>,
  },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <OnEveryTone>
      {() => (
        <>
          <Spinner aria-hidden="true" />
          <Text role="status">
            <Spinner aria-hidden="true" /> Fetching cars
          </Text>
          <Button type="button" aria-disabled="true">
            <Spinner aria-hidden="true" />
            Sending
          </Button>
        </>
      )}
    </OnEveryTone>
  ),
};
