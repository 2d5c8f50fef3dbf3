import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/components/Text/Text';
import { Stack } from '../../design-system/components/Stack/Stack';
import { LoanWarning } from '../../design-system/components/LoanWarning/LoanWarning';
import type { Guide } from '../.storybook/guide';

const meta = {
  title: 'Design system/LoanWarning',
  component: LoanWarning,
  parameters: {
    guide: {
      purpose: 'Warns of the cost of a loan, as Swedish law asks of every offer of credit.',
      use: ['Next to each offer of credit on a Swedish site, close to the figures'],
      avoid: ['Sites of other countries', 'Other warnings: words and colours are the law’s'],
      accessibility: {
        role: 'A note in Swedish, in every language of the page.',
        keyboard: 'Tab reaches the link to the authority.',
        focus: 'The ring is black on white.',
        contrast: 'Black on white, 21 : 1, in every theme and in forced colours.',
      },
      do: {
        because: 'Unchanged, right below the figures.',
        render: () => (
          <Stack gap={3}>
            <Text weight="bold">2 495 kr/mån</Text>
            <LoanWarning />
          </Stack>
        ),
      },
      dont: {
        because: 'Custom wording, small and grey: the law forbids both.',
        render: () => (
          <Stack gap={3}>
            <Text weight="bold">2 495 kr/mån</Text>
            <Text size="caption" color="muted">
              Lån kostar pengar.
            </Text>
          </Stack>
        ),
      },
    } satisfies Guide<typeof LoanWarning>,
  },
} satisfies Meta<typeof LoanWarning>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
