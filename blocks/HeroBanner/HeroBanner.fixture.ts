import type { ImageField } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';

const showroomAlt = 'Blue SUV in a bright showroom with tall windows';

const showroom: ImageField = {
  value: { src: '/-/media/scenes/showroom.webp', alt: showroomAlt, width: 1920, height: 1080 },
};

const showroomPhone: ImageField = {
  value: {
    src: '/-/media/scenes/showroom-phone.webp',
    alt: showroomAlt,
    width: 1080,
    height: 1350,
  },
};

const words = {
  SubTitle: { value: 'New and used cars' },
  Title: { value: 'Find the car that fits your life' },
  Text: { value: 'Thirteen makes, twenty dealerships and people who take the time to listen.' },
  Link: { value: { href: '/kop-bil', text: 'See all cars', linktype: 'internal' } },
  SecondaryLink: { value: { href: '/salj-bil', text: 'Sell your car', linktype: 'internal' } },
} as const;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    ...words,
    Image: showroom,
    ImagePhone: showroomPhone,
    ShowSearchBar: true,
    SearchBarUrl: { value: { href: '/kop-bil', text: 'Search', linktype: 'internal' } },
    SearchBarPlaceHolderText: { value: 'Search make, model or equipment' },
  },
  Dusk: {
    SubTitle: { value: 'Elbilar' },
    Title: { value: 'Ladda hemma, kör hela veckan' },
    Text: {
      value:
        'Vi hjälper dig med både bilen och laddboxen, från provkörning till första laddningen.',
    },
    Link: {
      value: { href: '/kop-bil/biltyp/elbilar', text: 'Se våra elbilar', linktype: 'internal' },
    },
    Image: {
      value: {
        src: '/-/media/scenes/charging.webp',
        alt: 'Silverfärgad elbil som laddas i skymningen',
        width: 1920,
        height: 1080,
      },
    },
    ImagePhone: {
      value: {
        src: '/-/media/scenes/charging-phone.webp',
        alt: 'Silverfärgad elbil som laddas i skymningen',
        width: 1080,
        height: 1350,
      },
    },
  },
  FullScreen: {
    SubTitle: { value: 'Autumn on the road' },
    Title: { value: 'Take the long way home' },
    Link: { value: { href: '/kontakt', text: 'Book a test drive', linktype: 'internal' } },
    ButtonType: 'Secondary',
    Image: {
      value: {
        src: '/-/media/scenes/winter.webp',
        alt: 'Red estate on a snowy road in low sun',
        width: 1920,
        height: 1080,
      },
    },
    ImagePhone: {
      value: {
        src: '/-/media/scenes/winter-phone.webp',
        alt: 'Red estate on a snowy road in low sun',
        width: 1080,
        height: 1350,
      },
    },
    FullScreen: true,
  },
  LongTitle: {
    SubTitle: { value: 'Huolto ja rengaspalvelut' },
    // Soft hyphens, as editors put them into compounds that are wider than a phone.
    Title: {
      value:
        'Ajoneuvo\u00ADhuolto\u00ADsopimus ja rengas\u00ADsäilytys\u00ADpalvelu samasta toimi\u00ADpisteestä',
    },
    Text: {
      value:
        'Varaa määräaikaishuolto, katsastus ja kausirenkaiden vaihto yhdellä käynnillä – saat sijaisauton huollon ajaksi.',
    },
    Link: { value: { href: '/huolto', text: 'Varaa määräaikaishuolto', linktype: 'internal' } },
    SecondaryLink: {
      value: { href: '/renkaat', text: 'Tutustu rengassäilytykseen', linktype: 'internal' },
    },
    Image: {
      value: {
        src: '/-/media/scenes/wheel-racks.webp',
        alt: 'Sininen viistoperä hyllyjen edessä, hyllyt täynnä pyöriä',
        width: 1920,
        height: 1080,
      },
    },
  },
  Split: { ...words, Layout: 'Split', BackgroundColor: 'Surface', Image: showroom },
  SplitReversed: {
    ...words,
    Layout: 'Split',
    BackgroundColor: 'Dark',
    Reverse: true,
    Image: showroom,
    ImagePhone: showroomPhone,
  },
  FullBleed: { ...words, Layout: 'FullBleed', Image: showroom, ImagePhone: showroomPhone },
  TypeLed: { ...words, Layout: 'TypeLed', BackgroundColor: 'Primary', Image: showroom },
  Plinth: { ...words, Layout: 'Plinth', BackgroundColor: 'Accent', Image: showroom },
} satisfies BlockExamples<'HeroBanner'>;
