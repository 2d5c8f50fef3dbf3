import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Text } from '../../design-system/components/Text/Text';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Grid',
  component: Grid,
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} look="filled" padding="small">
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
