import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../design-system/components/Container/Container';
import { Section } from '../../design-system/components/Section/Section';
import { Text } from '../../design-system/components/Text/Text';

const meta = {
  title: 'Design system/Container',
  component: Container,
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

const widths = ['narrow', 'content', 'wide', 'full'] as const;

/** Bands show where each width ends. */
export const Widths: Story = {
  render: () => (
    <>
      {widths.map((width, index) => (
        <Section key={width} width="bleed" space="small" tone={index % 2 ? 'default' : 'surface'}>
          <Container width={width}>
            <Text>{`${width}: what stands in it keeps off the edges of the window and within this width, from here to the other end of the line, on every page and in every theme.`}</Text>
          </Container>
        </Section>
      ))}
    </>
  ),
};
