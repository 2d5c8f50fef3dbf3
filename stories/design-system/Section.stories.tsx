import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { type Tone, tones } from '../../design-system/tones';

const meta = {
  title: 'Design system/Section',
  component: Section,
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
            <Text tone="muted" size="small">
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
