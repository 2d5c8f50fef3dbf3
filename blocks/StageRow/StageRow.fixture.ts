import type { CarModelCardFields } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';
import { examples as cards } from '../CarModelCard/CarModelCard.fixture';

const saloon: CarModelCardFields = {
  Title: { value: 'Mercedes-Benz CLA 250+' },
  Text: { value: 'Low, quiet and frugal, built for long days on the road.' },
  Image: {
    value: {
      src: '/-/media/cars/fastback-silver-cutout.webp',
      alt: 'Mercedes-Benz CLA 250+, silver saloon',
      width: 1600,
      height: 800,
    },
  },
  Link: { value: { href: '/kontakt', text: 'Ask us about this car', linktype: 'internal' } },
  Label1: { value: 'Range (WLTP)' },
  LabelValue1: { value: 'up to 790 km' },
  Label2: { value: 'Battery' },
  LabelValue2: { value: '85 kWh' },
  Label3: { value: 'Consumption' },
  LabelValue3: { value: '12.5 kWh/100 km' },
  Label4: { value: 'Price from' },
  LabelValue4: { value: 'SEK 599,900' },
};

const estate: CarModelCardFields = {
  Title: { value: 'BMW i5 Touring' },
  Text: { value: 'An electric estate for those who drive a lot and pack accordingly.' },
  Image: {
    value: {
      src: '/-/media/cars/executiveev-blue-cutout.webp',
      alt: 'BMW i5 Touring, blue estate',
      width: 1600,
      height: 800,
    },
  },
  Link: { value: { href: '/kontakt', text: 'Ask us about this car', linktype: 'internal' } },
  Label1: { value: 'Range (WLTP)' },
  LabelValue1: { value: 'up to 560 km' },
  Label2: { value: 'Battery' },
  LabelValue2: { value: '81.2 kWh' },
  Label3: { value: 'Consumption' },
  LabelValue3: { value: '16.5 kWh/100 km' },
  Label4: { value: 'Price from' },
  LabelValue4: { value: 'SEK 849,900' },
};

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Cars many people ask for' },
    Text: {
      value:
        'Still choosing? Start here. We are happy to tell you what they are like to live with.',
    },
    Link: { value: { href: '/kop-bil', text: 'See more cars', linktype: 'internal' } },
  },
  Surface: {
    Title: { value: 'Elbilar för alla dagar' },
    Link: {
      value: { href: '/kop-bil/biltyp/elbilar', text: 'Visa alla elbilar', linktype: 'internal' },
    },
    Columns: 2,
    BackgroundColor: 'Surface',
  },
  Dark: {
    Title: { value: 'Nyheter i bilhallen' },
    Text: { value: 'Kom in och känn på dem. Fyra bilar att provköra redan i helgen.' },
    Columns: 4,
    BackgroundColor: 'Dark',
  },
} satisfies BlockExamples<'StageRow'>;

/** Blocks inside every example, by placeholder. */
export const placeholders = {
  'stage-row': [saloon, cards.Default, estate, cards.Campaign].map((fields) => ({
    name: 'CarModelCard',
    fields,
  })),
};
