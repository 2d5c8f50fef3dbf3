import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Icon } from '../../design-system/components/Icon/Icon';
import { drawings, type IconName } from '../../design-system/components/Icon/drawings';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Icon',
  component: Icon,
  parameters: {
    guide: {
      purpose: 'Supports a word with a drawing in the colour of the text around it.',
      use: ['Beside a word that it repeats', 'Alone in a button that has a name'],
      avoid: ['Instead of a word that not everyone would guess', 'Decoration between paragraphs'],
      variants: {
        size: {
          text: 'In running text; grows with it',
          small: 'In chips and dense rows',
          medium: 'In buttons of an icon alone, in fields',
          large: 'Above a title',
        },
      },
      accessibility: {
        role: 'Hidden from screen readers; with label it is a picture of that name.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none; a button around it does.',
        contrast: 'That of the text around it. Forced colours keep that.',
      },
      do: {
        because: 'The word says it, the icon helps to find it.',
        render: () => (
          <Text>
            <Icon name="phone" /> Call the workshop
          </Text>
        ),
      },
      dont: {
        because: 'Which of the two is the workshop?',
        render: () => (
          <Text>
            <Icon name="phone" label="Phone" /> <Icon name="info" label="Info" />
          </Text>
        ),
      },
    } satisfies Guide<typeof Icon>,
  },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { name: 'car' },
  render: () => (
    <Specimens>
      <Grid columns={{ '@initial': 3, '@md': 6 }} gap="small">
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <Card key={name} padding="small">
            <Stack gap={2} align="center">
              <Icon name={name} size="large" />
              <Text size="caption" color="muted">
                {name}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Specimens>
  ),
};

export const Sizes: Story = {
  args: { name: 'car' },
  render: () => (
    <>
      <Specimens>
        {(['text', 'small', 'medium', 'large'] as const).map((size) => (
          <Specimen key={size} label={size}>
            <Text>
              <Icon name="charger" size={size} /> Charged in 28 minutes
            </Text>
          </Specimen>
        ))}
      </Specimens>
      <OnEveryTone>{() => <Icon name="bolt" size="large" label="Electric" />}</OnEveryTone>
    </>
  ),
};
