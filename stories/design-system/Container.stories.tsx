import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../design-system/components/Container/Container';
import { Section } from '../../design-system/components/Section/Section';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';

const meta = {
  title: 'Design system/Container',
  component: Container,
  parameters: {
    guide: {
      purpose: 'Keeps content within the width of the page and off the edges of the window.',
      use: ['Content in a band that is not a Section'],
      avoid: ['Inside a Section: it has one', 'Inside another Container: the gutters add up'],
      variants: {
        width: {
          narrow: 'A column of text or a form',
          content: 'Almost everything',
          wide: 'Large pictures and tables',
          full: 'The whole window, with the gutter',
        },
      },
      accessibility: {
        role: 'None: a div.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none. The gutter leaves room for the rings of what stands at the edge.',
        contrast: 'Has no colour of its own.',
      },
      do: {
        because: 'Text in a narrow column stays readable.',
        render: () => (
          <Container width="narrow">
            <Text measured>The electric drive reaches 560 km on a full battery.</Text>
          </Container>
        ),
      },
      dont: {
        because: 'One in the other: the content is indented twice.',
        render: () => (
          <Container>
            <Container>
              <Text>The electric drive reaches 560 km on a full battery.</Text>
            </Container>
          </Container>
        ),
      },
    } satisfies Guide<typeof Container>,
  },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

const widths = ['narrow', 'content', 'wide', 'full'] as const;

/** Bands show the edges of each width. */
export const Widths: Story = {
  render: () => (
    <>
      {widths.map((width, index) => (
        <Section key={width} width="bleed" padding="small" tone={index % 2 ? 'default' : 'surface'}>
          <Container width={width}>
            <Text>{`${width}: what stands in it keeps off the edges of the window and within this width, from here to the other end of the line, on every page and in every theme.`}</Text>
          </Container>
        </Section>
      ))}
    </>
  ),
};
