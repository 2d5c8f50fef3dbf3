import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'What is your car worth today?' },
    Text: {
      value: 'Tell us the registration number and mileage. You get a valuation within a day.',
    },
    Link: { value: { href: '/salj-bil', text: 'Value my car', linktype: 'internal' } },
  },
  Primary: {
    Title: { value: 'Dags för service?' },
    Text: { value: 'Boka på en minut och välj den tid och anläggning som passar dig.' },
    Link: {
      value: {
        href: '/service-och-verkstad/boka-bilverkstad',
        text: 'Boka verkstad',
        linktype: 'internal',
      },
    },
    Tone: 'Primary',
  },
  Surface: {
    Title: { value: 'Need a van for the whole team?' },
    Text: { value: 'We fit out vans and pickups for businesses and keep them on the road.' },
    Link: { value: { href: '/foretag', text: 'Cars for businesses', linktype: 'internal' } },
    ButtonType: 'Outline',
    Tone: 'Surface',
  },
  Accent: {
    Title: { value: 'Vinterhjulen på innan första snön' },
    Text: { value: 'Lediga tider för hjulbyte varje kväll i oktober.' },
    Link: {
      value: { href: '/dack-och-biltillbehor', text: 'Se lediga tider', linktype: 'internal' },
    },
    ButtonType: 'Secondary',
    Tone: 'Accent',
  },
  WithPicture: {
    Title: { value: 'Provkör en elbil över helgen' },
    Text: {
      value: 'Hämta på fredag, lämna på måndag. Vi visar hur du laddar innan du rullar i väg.',
    },
    Link: { value: { href: '/kontakt', text: 'Boka provkörning', linktype: 'internal' } },
    Image: {
      value: {
        src: '/-/media/cars/midsuv-blue-front-quarter-nordic.webp',
        alt: 'Blå suv snett framifrån',
        width: 1920,
        height: 1080,
      },
    },
  },
} satisfies BlockExamples<'CallToActionBanner'>;
