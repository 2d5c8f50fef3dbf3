import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Image } from '../../design-system/components/Image/Image';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';
import { ImagePlaceholders } from '../../design-system/components/Image/imageContexts';

const meta = {
  title: 'Design system/Image',
  component: Image,
  parameters: {
    guide: {
      purpose:
        'Shows a picture in the width that the window needs, in a box that is reserved beforehand.',
      use: ['Every picture on a page'],
      avoid: [
        'Words in a picture: they cannot be read aloud, translated or enlarged',
        'Icons: use Icon',
      ],
      variants: {
        layout: {
          flow: 'As wide as its place, as high as its shape asks',
          fill: 'Covers a box that is positioned and has a size',
          natural: 'In its own size, such as a logo',
        },
        fit: { cover: 'Cut to its box', contain: 'All of it in sight' },
        subject: {
          car: 'A picture of a car: a car is drawn when it fails to load',
          scene: 'Everything else',
        },
      },
      accessibility: {
        role: 'A picture named by alt; an empty alt makes it decoration.',
        keyboard: 'Nothing to operate.',
        focus: 'Takes none; a link around it does.',
        contrast: 'Text never lies on it without a surface or a scrim between.',
      },
      do: {
        because: 'The box has its shape before the picture arrives, and alt says what it shows.',
        render: () => (
          <Image {...car} alt="A blue SUV in cool light" sizes={sizes} ratio="16 / 9" />
        ),
      },
      dont: {
        because: 'Too high a box cuts the car in two.',
        render: () => <Image {...car} alt="A blue SUV in cool light" sizes={sizes} ratio="1 / 2" />,
      },
    } satisfies Guide<typeof Image>,
  },
} satisfies Meta<typeof Image>;

export default meta;

type Story = StoryObj<typeof meta>;

const scene = { src: '/-/media/scenes/showroom.webp', width: 1920, height: 1080 };
const car = {
  src: '/-/media/cars/midsuv-blue-front-quarter-nordic.webp',
  width: 1920,
  height: 1080,
};
const alt = 'Cars in a bright showroom';
const sizes = '(min-width: 768px) 30vw, 92vw';

/** An empty picture, so that the blurred preview below it stays visible. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const preview =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'%3E%3Cpath fill='%238aa' d='M0 0h3v2H0z'/%3E%3Cpath fill='%23566' d='M0 1h3v1H0z'/%3E%3C/svg%3E";

export const Shapes: Story = {
  args: { ...scene, alt },
  render: () => (
    <Specimens>
      <Specimen label="in its own shape; 1 : 1; 4 : 3" wide>
        <Grid columns={{ '@initial': 1, '@md': 3 }} align="start">
          <Image {...scene} alt={alt} sizes={sizes} priority />
          <Image {...scene} alt={alt} sizes={sizes} ratio="1" />
          <Image {...car} alt="A blue SUV in cool light" sizes={sizes} ratio="4 / 3" />
        </Grid>
      </Specimen>
      <Specimen label="contained; before it has arrived; another crop on phones" wide>
        <Grid columns={{ '@initial': 1, '@md': 3 }} align="start">
          <Image {...car} alt="A blue SUV in cool light" sizes={sizes} ratio="1" fit="contain" />
          <ImagePlaceholders value={{ [emptyPicture]: preview }}>
            <Image src={emptyPicture} alt="" ratio="16 / 9" />
          </ImagePlaceholders>
          <Image
            {...scene}
            alt={alt}
            sizes={sizes}
            phone={{ src: '/-/media/scenes/showroom-phone.webp', width: 1080, height: 1350 }}
          />
        </Grid>
      </Specimen>
    </Specimens>
  ),
};

/** A picture that failed to load. */
const broken = 'data:image/png,';

export const Loading: Story = {
  args: { ...scene, alt },
  render: () => (
    <Specimens>
      <Specimen label="late: its preview" wide>
        <Grid columns={{ '@initial': 1, '@md': 3 }} align="start">
          <Image src={emptyPicture} alt="" ratio="16 / 9" preview={preview} />
          <Image src={emptyPicture} alt="" ratio="16 / 9" subject="car" preview={preview} />
        </Grid>
      </Specimen>
    </Specimens>
  ),
};

export const Failed: Story = {
  args: { ...scene, alt },
  render: () => (
    <Specimens>
      <Specimen label="a scene, a car, and one that is read aloud" wide>
        <Grid columns={{ '@initial': 1, '@md': 3 }} align="start">
          <Image src={broken} alt="" ratio="16 / 9" preview={preview} />
          <Image src={broken} alt="" ratio="16 / 9" subject="car" />
          <Image src={broken} alt={alt} ratio="4 / 3" />
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
