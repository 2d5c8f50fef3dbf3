import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Grid } from '../../design-system/components/Grid/Grid';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Heading',
  component: Heading,
  parameters: {
    guide: {
      purpose: 'Names a part of the page, with its place in the outline and its size chosen apart.',
      use: ['The title of a page, a band or a card'],
      avoid: [
        'Large text that names nothing: use Text',
        'Skipping a level to get a size: set size',
      ],
      variants: {
        size: {
          display: 'The opening of a campaign',
          1: 'The title of a page',
          2: 'The title of a band',
          3: 'A part of a band',
          4: 'The title of a card or a dialog',
          5: 'A small card, a row of an accordion',
          6: 'The smallest title, no larger than text',
        },
      },
      accessibility: {
        role: 'A heading, h1 to h6 by its level.',
        keyboard: 'Nothing to operate; screen readers jump from heading to heading.',
        focus: 'Takes none.',
        contrast: 'Text on the background, 4.5 : 1.',
      },
      do: {
        because: 'The level follows the outline, the size the place.',
        render: () => (
          <Stack gap={1}>
            <Heading level={2} size={4}>
              Opening hours
            </Heading>
            <Text>Weekdays 9–18</Text>
          </Stack>
        ),
      },
      dont: {
        because: 'The level was chosen for its size: two levels are missing.',
        render: () => (
          <Stack gap={1}>
            <Heading level={2} size={4}>
              Opening hours
            </Heading>
            <Heading level={5}>Weekdays 9–18</Heading>
          </Stack>
        ),
      },
    } satisfies Guide<typeof Heading>,
  },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

const sizes = ['display', 1, 2, 3, 4, 5, 6] as const;

export const Sizes: Story = {
  args: { level: 2 },
  render: () => (
    <Specimens>
      {sizes.map((size) => (
        <Specimen key={size} label={`size ${size}`} wide>
          <Heading level={2} size={size}>
            Electric for every day
          </Heading>
        </Specimen>
      ))}
      <Specimen label="two lines are balanced, and a long word breaks" wide>
        <Grid columns={{ '@initial': 1, '@lg': 3 }}>
          <Heading level={2}>Find the car that fits the way you live, at a dealer near you</Heading>
          <Heading level={2} lang="fi">
            Käyttöleasingsopimus ja ajoneuvovakuutus samalla kertaa
          </Heading>
          <Heading level={2} align="center" lang="sv">
            Försäkringsbolagsrepresentanterna svarar
          </Heading>
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
