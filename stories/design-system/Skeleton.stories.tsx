import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Specimens>
      <Specimen label="a card on its way" wide>
        <Grid columns={{ '@initial': 1, '@md': 2, '@xl': 3 }}>
          {[1, 2, 3].map((key) => (
            <Card key={key} aria-busy="true">
              <Stack gap={4}>
                <Skeleton shape="picture" />
                <Skeleton />
                <Skeleton />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Specimen>
      <Specimen label="a list with portraits on its way" wide>
        <Grid columns={6}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} shape="circle" />
          ))}
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
