import type { BlockExamples } from '../blockExamples';
import { bookingData } from '../../features/booking/ui/exampleData';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Book a service' },
    Text: { value: '<p>Six short steps, and you see the price before you book.</p>' },
    AccidentLink: {
      value: { href: 'https://damage.example/', text: 'Accident inspection', linktype: 'external' },
    },
    SupportEmail: { value: 'workshop@automotive.example' },
    data: bookingData,
  },
} satisfies BlockExamples<'ServiceBooking'>;
