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
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Card',
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

const looks = ['outlined', 'raised', 'filled', 'plain'] as const;

function Content({ title }: { title: string }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <Text tone="muted">Service by appointment, also on Saturdays.</Text>
      <Link href="#" look="standalone">
        Book a service
      </Link>
    </Stack>
  );
}

export const Looks: Story = {
  render: () => (
    <Specimens>
      <Specimen label="looks" wide>
        <Grid columns={{ '@initial': 1, '@md': 2, '@xl': 4 }}>
          {looks.map((look) => (
            <Card key={look} look={look}>
              <Content title={look} />
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
          <Card look="raised" padding="none" interactive>
            <Image
              src="/-/media/scenes/garage.webp"
              alt=""
              ratio="16 / 9"
              sizes="(min-width: 1280px) 25vw, 92vw"
            />
            <Card look="plain">
              <Content title="The whole card rises" />
            </Card>
          </Card>
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
