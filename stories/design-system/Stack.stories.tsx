import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../design-system/components/Badge/Badge';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Stack',
  component: Stack,
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

const three = [1, 2, 3].map((key) => (
  <Badge key={key} look="accent">
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
