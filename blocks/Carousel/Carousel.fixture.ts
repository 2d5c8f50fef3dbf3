import type { CarouselSlideFields } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';

function pictures(
  wide: string,
  tall: string,
  alt: string,
): Pick<CarouselSlideFields, 'Image' | 'ImagePhone'> {
  return {
    Image: { value: { src: wide, alt, width: 1920, height: 1080 } },
    ImagePhone: { value: { src: tall, alt, width: 1080, height: 1350 } },
  };
}

const road: CarouselSlideFields = {
  SubTitle: { value: 'Autumn offer' },
  SubTitleColor: 'Accent',
  Title: { value: 'Service and wheel change in one visit' },
  Text: { value: 'Book before the end of November and drive home ready for the winter.' },
  Button: { value: { href: '/kontakt', text: 'Book the workshop', linktype: 'internal' } },
  ...pictures(
    '/-/media/scenes/winter.webp',
    '/-/media/scenes/winter-phone.webp',
    'Car on a road by a lake at dusk',
  ),
};

const charging: CarouselSlideFields = {
  SubTitle: { value: 'Electric cars' },
  SubTitleLink: {
    value: { href: '/kop-bil/biltyp/elbilar', text: 'Electric cars', linktype: 'internal' },
  },
  Title: { value: 'Charge at home, drive all week' },
  Text: { value: 'We help with the car and the charging point.' },
  TextShadow: true,
  Button: { value: { href: '/kop-bil', text: 'See electric cars', linktype: 'internal' } },
  ButtonType: 'Secondary',
  ...pictures(
    '/-/media/scenes/charging.webp',
    '/-/media/scenes/charging-phone.webp',
    'Electric car charging at dusk',
  ),
};

const showroom: CarouselSlideFields = {
  SubTitle: { value: 'New in the showroom' },
  SubTitleColor: 'White',
  Title: { value: 'Come in and sit down behind the wheel' },
  TextColor: 'Dark',
  Button: { value: { href: '/kop-bil', text: 'See the cars', linktype: 'internal' } },
  ...pictures(
    '/-/media/scenes/showroom.webp',
    '/-/media/scenes/showroom-phone.webp',
    'Green car in a bright showroom with tall windows',
  ),
};

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Offers this autumn' },
    Slides: [road, charging, showroom],
    SearchBarUrl: { value: { href: '/kop-bil', text: 'Search', linktype: 'internal' } },
    SearchBarPlaceHolderText: { value: 'Search make, model or equipment' },
  },
  Medium: {
    Title: { value: 'What we do for you' },
    Slides: [charging, showroom, road],
    Height: 'Medium',
    ContentPlacementXAxis: 'Right',
    ContentPlacementYAxis: 'Center',
    Autoplay: true,
    AutoplayDelay: 8,
  },
  FullHeight: {
    Title: { value: 'On the road' },
    Slides: [
      {
        ...road,
        TitleTag: 'h1',
        Video: {
          value: {
            src: '/-/media/films/lake-road.webm',
            name: 'lake-road',
            mimeType: 'video/webm',
          },
        },
      },
      {
        ...charging,
        Video: {
          value: {
            src: '/-/media/films/charging.webm',
            name: 'charging',
            mimeType: 'video/webm',
          },
        },
      },
    ],
    Height: 'FullHeight',
    HasMediaButtons: true,
    ContentPlacementXAxis: 'Center',
    ContentPlacementYAxis: 'Top',
  },
} satisfies BlockExamples<'Carousel'>;
