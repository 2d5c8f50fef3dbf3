import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/components/Text/Text';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Text',
  component: Text,
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

const sizes = ['lead', 'body', 'small', 'caption'] as const;
const tones = ['default', 'muted', 'danger', 'success', 'warning'] as const;

export const Sizes: Story = {
  render: () => (
    <Specimens>
      {sizes.map((size) => (
        <Specimen key={size} label={size} wide>
          <Text size={size} measured>
            The electric drive reaches 560 km on a full battery and charges from 10 to 80 per cent
            in 28 minutes. Åkning på vintern kortar räckvidden, and that is said where the range is.
          </Text>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Tones: Story = {
  render: () => (
    <OnEveryTone>
      {() =>
        tones.map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {tone}
          </Text>
        ))
      }
    </OnEveryTone>
  ),
};
