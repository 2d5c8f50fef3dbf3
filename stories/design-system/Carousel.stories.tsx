import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Carousel } from '../../design-system/components/Carousel/Carousel';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Carousel',
  component: Carousel,
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

// Written out: the pictures of stories are found in their text, and rendered before Storybook starts.
const scenes = {
  showroom: '/-/media/scenes/showroom-day.webp',
  road: '/-/media/scenes/road-day.webp',
  charging: '/-/media/scenes/charging-day.webp',
  workshop: '/-/media/scenes/workshop-day.webp',
};

const pictures = Object.entries(scenes).map(([scene, src]) => (
  <Image key={scene} src={src} alt={`Illustration: ${scene}`} width={1920} height={1080} />
));

const models = ['EX30', 'EX40', 'EX90', 'V60', 'V90', 'XC60', 'XC90'].map((model) => (
  <Card key={model}>
    <Heading level={2} size={5}>
      Volvo {model}
    </Heading>
    <Text tone="muted">In stock, ready to drive</Text>
    <Link href={`/${model}`} look="standalone">
      See the {model}
    </Link>
  </Card>
));

const args = { label: '', children: null };

export const Pictures: Story = {
  args,
  render: () => (
    <Specimens>
      <Specimen label="one at a time, with dots" wide>
        <Carousel label="Pictures of our houses">{pictures}</Carousel>
      </Specimen>
    </Specimens>
  ),
};

export const Cards: Story = {
  args,
  render: () => (
    <Specimens>
      <Specimen label="four side by side, counted" wide>
        <Carousel label="Cars in stock" columns={4} indicator="count">
          {models}
        </Carousel>
      </Specimen>
      <Specimen label="two side by side, going on by itself (here once in an hour)" wide>
        <Carousel label="Cars of the week" columns={2} autoplay={3_600_000}>
          {models}
        </Carousel>
      </Specimen>
    </Specimens>
  ),
};
