import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Volvo EX30' },
    Text: {
      value: 'Small outside, calm inside. An electric SUV that is easy to park and easy to like.',
    },
    Image: {
      value: {
        src: '/-/media/cars/boxysuv-sand-cutout.webp',
        alt: 'Volvo EX30, sand-coloured SUV',
        width: 1600,
        height: 800,
      },
    },
    Link: { value: { href: '/kontakt', text: 'Ask us about this car', linktype: 'internal' } },
    Label1: { value: 'Range (WLTP)' },
    LabelValue1: { value: 'up to 476 km' },
    Label2: { value: 'Battery' },
    LabelValue2: { value: '69 kWh' },
    Label3: { value: 'Consumption' },
    LabelValue3: { value: '17.0 kWh/100 km' },
    Label4: { value: 'Price from' },
    LabelValue4: { value: 'SEK 459,000' },
  },
  Campaign: {
    Title: { value: 'Renault 5 E-Tech' },
    Text: { value: 'An icon, back with a plug. Made for town, with range for the cottage too.' },
    Image: {
      value: {
        src: '/-/media/cars/retro-green-cutout.webp',
        alt: 'Renault 5 E-Tech, green city car',
        width: 1600,
        height: 800,
      },
    },
    Link: { value: { href: '/kontakt', text: 'Ask us about this car', linktype: 'internal' } },
    IsCampaign: true,
    CampaignText: { value: 'Winter wheels included' },
    Label1: { value: 'Range (WLTP)' },
    LabelValue1: { value: 'up to 410 km' },
    Label2: { value: 'Battery' },
    LabelValue2: { value: '52 kWh' },
    Label3: { value: 'Consumption' },
    LabelValue3: { value: '14.9 kWh/100 km' },
    Label4: { value: 'Price from' },
    LabelValue4: { value: 'SEK 379,900' },
  },
  WithoutFigures: {
    Title: { value: 'Begagnade kombibilar' },
    Text: { value: 'Plats för hundbur, skidor och barnvagn. Testade i 128 punkter hos oss.' },
    Image: {
      value: {
        src: '/-/media/cars/estate-blue-cutout.webp',
        alt: 'Blå kombi',
        width: 1600,
        height: 800,
      },
    },
    Link: { value: { href: '/kop-bil', text: 'Visa kombibilar', linktype: 'internal' } },
  },
  LongNames: {
    Title: { value: 'Mercedes-Benz EQE 350 4MATIC Sedan AMG Line Advanced Plus' },
    Text: {
      value:
        'Långfärdsbilen med fyrhjulsdrift, dragkrok och förarassistans för dig som kör mycket i tjänsten och vill komma fram utvilad.',
    },
    Image: {
      value: {
        src: '/-/media/cars/fastback-silver-cutout.webp',
        alt: 'Mercedes-Benz EQE, silverfärgad sedan',
        width: 1600,
        height: 800,
      },
    },
    Link: {
      value: {
        href: '/kontakt',
        text: 'Boka provkörning på närmaste anläggning',
        linktype: 'internal',
      },
    },
    IsCampaign: true,
    CampaignText: { value: 'Privatleasing med serviceavtal ingår' },
    Label1: { value: 'Energiförbrukning vid blandad körning' },
    LabelValue1: { value: '16,2–19,4 kWh/100 km' },
    Label2: { value: 'Bruttolastvikt för släpvagn' },
    LabelValue2: { value: '1 500 kg' },
    Label3: { value: 'Månadskostnad' },
    LabelValue3: { value: 'från 8 995 kr/mån i 36 månader' },
  },
} satisfies BlockExamples<'CarModelCard'>;
