import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Badge } from '../../design-system/components/Badge/Badge';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  parameters: {
    guide: {
      purpose: 'Marks something with a word or two, such as an offer or a state.',
      use: ['A property that sets one item of a list apart', 'A state: reserved, sold, new'],
      avoid: [
        'Something to press or to remove: use Chip',
        'A sentence: use Text',
        'More than two on one card: none of them stands out then',
      ],
      variants: {
        variant: {
          campaign: 'An offer or a reduced price',
          accent: 'What the brand wants to be known for, such as electric',
          neutral: 'A plain fact, such as the condition of a car',
          outline: 'A fact that steps back behind the others',
          dark: 'Not available now, such as reserved',
        },
      },
      accessibility: {
        role: 'None: it is text, read in its place.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none.',
        contrast:
          'Each variant pairs a surface with its own text colour, 4.5 : 1 in every theme. In forced colours and on paper it is a border.',
      },
      do: {
        because: 'The word says what the colour means.',
        render: () => <Badge variant="campaign">Offer</Badge>,
      },
      dont: {
        because: 'Four colours shout at once, and a sentence is no badge.',
        render: () => (
          <Stack direction="row" gap={1} wrap>
            <Badge variant="campaign">Now at a reduced price until Sunday</Badge>
            <Badge variant="accent">Electric</Badge>
            <Badge variant="dark">Reserved</Badge>
            <Badge>2023</Badge>
          </Stack>
        ),
      },
    } satisfies Guide<typeof Badge>,
  },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['campaign', 'accent', 'neutral', 'outline', 'dark'] as const;

export const Variants: Story = {
  render: () => (
    <OnEveryTone>
      {() => (
        <>
          {variants.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          <Badge variant="accent">
            <Icon name="bolt" size="small" />
            Electric
          </Badge>
        </>
      )}
    </OnEveryTone>
  ),
};
