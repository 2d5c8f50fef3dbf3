import type { BlockExamples } from '../blockExamples';

const toNameFields = (...names: string[]) => names.map((name) => ({ Name: { value: name } }));

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Bestill service' },
    Text: { value: '<p>Fortell hva som skal gjøres, så ringer verkstedet deg med en tid.</p>' },
    CarServices: toNameFields(
      'Service etter program',
      'EU-kontroll',
      'Dekkskift',
      'Dekkhotell',
      'Bremser',
      'Hjulstilling',
      'Klimaanlegg',
      'Bilglass',
      'Skade og lakk',
      'Feilsøking',
      'Tilbehør',
    ),
    MotorcycleServices: toNameFields('Årsservice', 'Dekk', 'Vinterlagring'),
    data: {
      formName: 'automotive-noServiceRequestForm',
      newsletterRequired: true,
      motorcycleDealer: 'Automotive Oslo',
      country: 'NO',
      today: '2026-11-22',
      workshops: [
        { name: 'Automotive Oslo', city: 'Oslo', lat: 59.91, lng: 10.75 },
        { name: 'Automotive Bergen', city: 'Bergen', lat: 60.39, lng: 5.32 },
        { name: 'Automotive Trondheim', city: 'Trondheim', lat: 63.43, lng: 10.4 },
      ],
    },
  },
} satisfies BlockExamples<'ServiceRequestForm'>;
