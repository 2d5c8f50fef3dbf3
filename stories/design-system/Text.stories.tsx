import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Text',
  component: Text,
  parameters: {
    guide: {
      purpose: 'Sets a paragraph or a line of running text.',
      use: ['All text that is no heading, link or label'],
      avoid: ['Titles: use Heading', 'Markup of editors: use RichText'],
      variants: {
        size: {
          lead: 'The opening of a page or a band',
          body: 'Running text',
          small: 'Facts on cards, notes',
          caption: 'Below pictures; never for what matters',
        },
        color: {
          default: 'Almost everything',
          muted: 'What may be read last',
          danger: 'What went wrong',
          success: 'What worked',
          warning: 'What needs attention soon',
        },
      },
      accessibility: {
        role: 'A paragraph; as="span" or another element gives it theirs.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none.',
        contrast: 'Each colour has 4.5 : 1 on every tone. The words tell, never the colour alone.',
      },
      do: {
        because: 'The main fact first, the rest steps back; lines stay short.',
        render: () => (
          <Stack gap={1}>
            <Text measured>Ready for you on Friday at 7.</Text>
            <Text size="small" color="muted">
              We send a message when it is done.
            </Text>
          </Stack>
        ),
      },
      dont: {
        because: 'What matters is small and grey.',
        render: () => (
          <Stack gap={1}>
            <Text size="caption" color="muted">
              Ready for you on Friday at 7.
            </Text>
            <Text size="lead">We send a message when it is done.</Text>
          </Stack>
        ),
      },
    } satisfies Guide<typeof Text>,
  },
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
          <Text key={tone} color={tone} weight="medium">
            {tone}
          </Text>
        ))
      }
    </OnEveryTone>
  ),
};
