import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton';
import { Stack } from '../../design-system/components/Stack/Stack';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      purpose: 'Keeps the place of content that is loading.',
      use: ['Content whose shape is known and that takes more than a moment'],
      avoid: [
        'An action that was pressed: use Spinner in its button',
        'Content that the server renders',
      ],
      variants: {
        variant: {
          line: 'A line of text',
          picture: 'A picture of 3 : 2',
          circle: 'A portrait or a round mark',
        },
      },
      accessibility: {
        role: 'None: set aria-busy on what it stands for.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none.',
        contrast:
          'Decoration, so it needs none. Forced colours draw a border; it stands still with less motion.',
      },
      do: {
        because: 'Has the size of what comes, so nothing jumps.',
        render: () => (
          <Stack gap={2} aria-busy="true">
            <Skeleton variant="picture" />
            <Skeleton />
          </Stack>
        ),
      },
      dont: {
        because: 'A thin line where a picture will come: the page jumps.',
        render: () => (
          <Stack gap={2} aria-busy="true">
            <Skeleton style={{ blockSize: 4 }} />
          </Stack>
        ),
      },
    } satisfies Guide<typeof Skeleton>,
  },
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
                <Skeleton variant="picture" />
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
            <Skeleton key={key} variant="circle" />
          ))}
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
