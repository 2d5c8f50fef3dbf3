/** A form that promises delivery, as a visitor sends it. */
export interface SentForm {
  host: string;
  formName: string;
  /** What is sent, with the text by which it is known again. */
  values: (text: string) => Record<string, unknown>;
  /** What arrives of that text, and of what the server adds. */
  arrived: (values: Record<string, unknown>) => unknown[];
  /** The same when all is well. */
  expected: (text: string) => unknown[];
}

const customer = {
  customerName: 'Anna Öberg',
  customerPhone: '+46 70 174 06 05',
  customerEmail: 'anna@example.com',
  regno: 'ABC123',
  milage: 12_000,
};

/** Each form whose sender is told that it is accepted. */
export const sentForms: readonly SentForm[] = [
  {
    host: 'automotive-se.localhost',
    formName: 'automotive-seCarContactForm',
    values: (message) => ({
      name: 'Anna Öberg',
      phone: '+46 70 174 06 05',
      email: 'anna@example.com',
      message,
      car: { car_id: '1' },
      siteName: 'Automotive Uppsala',
      source: '/bil/1/volvo',
    }),
    arrived: ({ message, toName }) => [message, toName],
    expected: (text) => [text, 'Automotive Uppsala'],
  },
  {
    host: 'automotive-se.localhost',
    formName: 'automotive-seSellCarForm',
    values: (other) => ({ ...customer, selectedOption: 'tradeIn', other, source: '/salj-bil' }),
    arrived: ({ other, selectedOption }) => [other, selectedOption],
    expected: (text) => [text, 'tradeIn'],
  },
  {
    host: 'automotive-no.localhost',
    formName: 'automotive-noServiceRequestForm',
    values: (other) => ({
      ...customer,
      typeMC: false,
      services: ['EU-kontroll', 'Bremser'],
      siteName: 'Automotive Oslo',
      date: '2099-01-31',
      gdpr: true,
      newsletter: true,
      other,
      source: '/service-og-verksted',
    }),
    arrived: ({ other, siteEmail, services }) => [other, siteEmail, services],
    expected: (text) => [text, 'workshop@automotive.example', ['EU-kontroll', 'Bremser']],
  },
];
