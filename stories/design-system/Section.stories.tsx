import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { type Tone, tones } from '../../design-system/tones';
import type { Guide } from '../.storybook/guide';

const meta = {
  title: 'Design system/Section',
  component: Section,
  parameters: {
    guide: {
      purpose: 'Makes a band across the page on one surface.',
      use: ['Each part of a page', 'A part that stands out: with a tone'],
      avoid: ['A part of a band: use Stack or Card', 'A coloured band after another: they fight'],
      variants: {
        tone: {
          default: 'Most bands',
          surface: 'Parts a band from its neighbours',
          dark: 'Stands out calmly',
          primary: 'Stands out in the colour of the brand',
          accent: 'Stands out most; once on a page',
        },
        padding: {
          none: 'A picture reaches the edges',
          small: 'Small parts, such as a notice',
          large: 'The usual room above and below',
        },
        width: {
          narrow: 'A column of text or a form',
          content: 'Almost everything',
          wide: 'Large pictures and tables',
          full: 'The whole window, with the gutter',
          bleed: 'The whole window, without the gutter',
        },
      },
      accessibility: {
        role: 'A section element; with aria-labelledby it becomes a landmark.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none; rings in it take the focus colour of its tone.',
        contrast: 'Every role has its contrast on every tone; a test asks all pairs in all themes.',
      },
      do: {
        because: 'The band sets the tone; text and button follow by themselves.',
        render: () => (
          <Section tone="dark" padding="small">
            <Stack gap={3} align="start">
              <Text>We buy your car.</Text>
              <Button type="button">Get a price</Button>
            </Stack>
          </Section>
        ),
      },
      dont: {
        because: 'Three colours in a row: none of them stands out.',
        render: () => (
          <>
            <Section tone="primary" padding="small">
              <Text>We buy your car.</Text>
            </Section>
            <Section tone="accent" padding="small">
              <Text>We sell it.</Text>
            </Section>
            <Section tone="dark" padding="small">
              <Text>We mend it.</Text>
            </Section>
          </>
        ),
      },
    } satisfies Guide<typeof Section>,
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <>
      {(Object.keys(tones) as Tone[]).map((tone) => (
        <Section key={tone} tone={tone}>
          <Stack gap={4} align="start">
            <Heading level={2}>{`On ${tone}`}</Heading>
            <Text measured>
              A band sets its tone once; text, <Link href="#">links</Link>, buttons and lines in it
              follow.
            </Text>
            <Text color="muted" size="small">
              Quiet text can still be read.
            </Text>
            <Stack direction="row" gap={3} wrap>
              <Button type="button">Find a car</Button>
              <Button type="button" variant="secondary">
                Sell your car
              </Button>
              <Button type="button" variant="outline">
                Call us
              </Button>
            </Stack>
          </Stack>
        </Section>
      ))}
    </>
  ),
};
