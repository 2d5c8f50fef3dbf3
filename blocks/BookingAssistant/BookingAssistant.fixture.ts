import type { BlockExamples } from '../blockExamples';
import { bookingData } from '../../features/booking/ui/exampleData';

const link = (href: string, text: string) => ({
  Link: { value: { href, text, linktype: 'external' as const } },
});

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Text: {
      value: '<p>You need the registration of your car. It takes two minutes.</p>',
    },
    Brands: ['Volvo', 'Ford', 'Kia', 'Renault'].map((name) => ({ Name: { value: name } })),
    OtherBrands: [
      link('https://porsche.example/service', 'Porsche'),
      link('https://iveco.example/verkstad', 'IVECO'),
    ],
    AccidentLink: {
      value: { href: 'https://damage.example/', text: 'Accident inspection', linktype: 'external' },
    },
    SupportEmail: { value: 'workshop@automotive.example' },
    data: bookingData,
  },
} satisfies BlockExamples<'BookingAssistant'>;
