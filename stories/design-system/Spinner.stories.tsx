import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Spinner } from '../../design-system/components/Spinner/Spinner';
import { Text } from '../../design-system/components/Text/Text';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
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
