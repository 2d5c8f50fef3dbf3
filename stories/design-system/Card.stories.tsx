import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { type Tone, tones } from '../../design-system/tones';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Card',
  component: Card,
  parameters: {
    guide: {
      purpose: 'Holds what belongs together on a surface of its own.',
      use: [
        'One item of a list: a car, a dealer, a story',
        'A part of a page that stands for itself',
      ],
      avoid: [
        'A card within a card, unless the inner one is plain',
        'Running text: use Section and Text',
        'Only to draw a line: use space',
      ],
      variants: {
        variant: {
          outlined: 'Framed as the theme frames cards; the usual one',
          raised: 'With a shadow, for what can be pressed as a whole',
          filled: 'On the surface colour, without a frame',
          plain: 'No surface of its own, for the words below a picture in a card',
        },
        tone: {
          default: 'As its variant says',
          surface: 'Steps back a little',
          dark: 'Stands out calmly',
          primary: 'Stands out in the colour of the brand',
          accent: 'Stands out most',
        },
        padding: {
          none: 'A picture reaches the edges',
          small: 'Small cards in a row',
          large: 'Everything else',
        },
      },
      accessibility: {
        role: 'None: a div. With as="li" or as="article" it has theirs.',
        keyboard: 'Nothing of its own; a card that leads somewhere has one link in it.',
        focus: 'An interactive card draws the ring of its link around itself.',
        contrast: 'A tone brings its own text, links and buttons, 4.5 : 1 each.',
      },
      do: {
        because: 'A title, the facts, one way on.',
        render: () => (
          <Card padding="small">
            <Stack gap={2}>
              <Text weight="bold">Kista</Text>
              <Text color="muted">Open until 18</Text>
              <Link href="#kista" variant="standalone">
                Book a service
              </Link>
            </Stack>
          </Card>
        ),
      },
      dont: {
        because: 'Frames within frames: the eye counts boxes instead of reading.',
        render: () => (
          <Card padding="small">
            <Card padding="small">
              <Card padding="small">
                <Text>Open until 18</Text>
              </Card>
            </Card>
          </Card>
        ),
      },
    } satisfies Guide<typeof Card>,
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['outlined', 'raised', 'filled', 'plain'] as const;

function Content({ title }: { title: string }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <Text color="muted">Service by appointment, also on Saturdays.</Text>
      <Link href="#" variant="standalone">
        Book a service
      </Link>
    </Stack>
  );
}

export const Variants: Story = {
  render: () => (
    <Specimens>
      <Specimen label="variants" wide>
        <Grid columns={{ '@initial': 1, '@md': 2, '@xl': 4 }}>
          {variants.map((variant) => (
            <Card key={variant} variant={variant}>
              <Content title={variant} />
            </Card>
          ))}
        </Grid>
      </Specimen>
      <Specimen label="tones" wide>
        <Grid columns={{ '@initial': 1, '@md': 2, '@xl': 5 }}>
          {(Object.keys(tones) as Tone[]).map((tone) => (
            <Card key={tone} tone={tone} padding="small">
              <Stack gap={4} align="start">
                <Content title={tone} />
                <Button type="button" size="small">
                  Call us
                </Button>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Specimen>
      <Specimen label="interactive, with a picture that reaches its edges" wide>
        <Grid columns={{ '@initial': 1, '@md': 2, '@xl': 4 }}>
          <Card variant="raised" padding="none" interactive>
            <Image
              src="/-/media/scenes/garage.webp"
              alt=""
              ratio="16 / 9"
              sizes="(min-width: 1280px) 25vw, 92vw"
            />
            <Card variant="plain">
              <Content title="The whole card rises" />
            </Card>
          </Card>
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
