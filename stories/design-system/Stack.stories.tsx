import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/components/Text/Text';
import { Badge } from '../../design-system/components/Badge/Badge';
import { Stack } from '../../design-system/components/Stack/Stack';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Stack',
  component: Stack,
  parameters: {
    guide: {
      purpose: 'Puts things one after the other with the same room between them.',
      use: ['Parts of a card or a band', 'Buttons in a row: direction="row" and wrap'],
      avoid: ['Columns of equal width: use Grid', 'Margins of your own between the parts'],
      variants: {
        direction: { column: 'One below the other', row: 'Side by side; with wrap on phones' },
      },
      accessibility: {
        role: 'None; as="ul" makes it a list, and its items li.',
        keyboard: 'Nothing to operate. The order of the keyboard is that of the markup.',
        focus: 'Takes none.',
        contrast: 'Has no colour of its own.',
      },
      do: {
        because: 'What belongs together is closer.',
        render: () => (
          <Stack gap={5}>
            <Stack gap={1}>
              <Text weight="bold">Kista</Text>
              <Text>Open until 18</Text>
            </Stack>
            <Stack gap={1}>
              <Text weight="bold">Nacka</Text>
              <Text>Open until 17</Text>
            </Stack>
          </Stack>
        ),
      },
      dont: {
        because: 'The same room everywhere: which hours are whose?',
        render: () => (
          <Stack gap={4}>
            <Text weight="bold">Kista</Text>
            <Text>Open until 18</Text>
            <Text weight="bold">Nacka</Text>
            <Text>Open until 17</Text>
          </Stack>
        ),
      },
    } satisfies Guide<typeof Stack>,
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

const three = [1, 2, 3].map((key) => (
  <Badge key={key} variant="accent">
    {key}
  </Badge>
));

export const Gaps: Story = {
  render: () => (
    <Specimens>
      {([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((gap) => (
        <Specimen key={gap} label={`gap ${gap}`}>
          <Stack direction="row" gap={gap}>
            {three}
          </Stack>
        </Specimen>
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Specimen key={justify} label={`justify ${justify}`} wide>
          <Stack direction="row" justify={justify}>
            {three}
          </Stack>
        </Specimen>
      ))}
    </Specimens>
  ),
};
