import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Grid',
  component: Grid,
  parameters: {
    guide: {
      purpose: 'Puts things of the same kind into columns of equal width.',
      use: [
        'Cards, pictures, fields of a form',
        'A number of columns for each width of the window',
      ],
      avoid: ['Things one after the other: use Stack', 'Figures to compare: use Table'],
      accessibility: {
        role: 'None; as="ul" makes it a list, and its items li.',
        keyboard: 'Nothing to operate. The order of the keyboard is that of the markup.',
        focus: 'Takes none.',
        contrast: 'Has no colour of its own.',
      },
      do: {
        because: 'As many columns as fit, none too narrow.',
        render: () => (
          <Grid columns="fitSmall" gap="small">
            {cells(4)}
          </Grid>
        ),
      },
      dont: {
        because: 'Six columns in every window: on a phone nothing can be read.',
        render: () => (
          <Grid columns={6} gap="none">
            {cells(6)}
          </Grid>
        ),
      },
    } satisfies Guide<typeof Grid>,
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} variant="filled" padding="small">
      <Text size="small">{index + 1}</Text>
    </Card>
  ));

export const Columns: Story = {
  render: () => (
    <Specimens>
      {([1, 2, 3, 4, 5, 6] as const).map((columns) => (
        <Specimen key={columns} label={`${columns} from a window of 1024 px on`} wide>
          <Grid columns={{ '@initial': columns > 2 ? 2 : 1, '@lg': columns }} gap="small">
            {cells(columns)}
          </Grid>
        </Specimen>
      ))}
      {(['fit', 'fitSmall'] as const).map((columns) => (
        <Specimen key={columns} label={`${columns}: as many as there is room for`} wide>
          <Grid columns={columns}>{cells(5)}</Grid>
        </Specimen>
      ))}
    </Specimens>
  ),
};
