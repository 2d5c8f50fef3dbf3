import { SERVICE_TIME_ZONE } from '../../features/enquiries/model/serviceRequest';
import { todayIn } from '../../features/enquiries/model/today';

type Values = Record<string, unknown>;

/** A form with guaranteed delivery. */
export interface SentForm {
  host: string;
  path: string;
  formName: string;
  /** Creates a request body that contains the text. */
  body: (id: string, text: string) => Values;
  /** Selects the values to check from a delivered enquiry. */
  arrived: (values: Values) => unknown[];
  /** Returns the expected values. */
  expected: (text: string) => unknown[];
}

/** Creates the path and body of a form of `POST /api/forms/comhub`. */
const enquiry = (formName: string, values: (text: string) => Values) => ({
  path: '/api/forms/comhub',
  formName,
  body: (formSubmissionId: string, text: string) => ({
    formName,
    formSubmissionId,
    elapsed: 20_000,
    values: values(text),
  }),
});

const customer = {
  customerName: 'Anna Öberg',
  customerPhone: '+46 70 174 06 05',
  customerEmail: 'anna@example.com',
  regno: 'ABC123',
  milage: 12_000,
};

/** All forms whose sender receives a confirmation. */
export const sentForms: readonly SentForm[] = [
  {
    host: 'automotive-se.localhost',
    ...enquiry('automotive-seCarContactForm', (message) => ({
      name: 'Anna Öberg',
      phone: '+46 70 174 06 05',
      email: 'anna@example.com',
      message,
      car: { car_id: '1' },
      siteName: 'Automotive Uppsala',
      source: '/bil/1/volvo',
    })),
    arrived: ({ message, toName }) => [message, toName],
    expected: (text) => [text, 'Automotive Uppsala'],
  },
  {
    host: 'automotive-se.localhost',
    ...enquiry('automotive-seSellCarForm', (other) => ({
      ...customer,
      selectedOption: 'tradeIn',
      other,
      source: '/salj-bil',
    })),
    arrived: ({ other, selectedOption }) => [other, selectedOption],
    expected: (text) => [text, 'tradeIn'],
  },
  {
    host: 'automotive-no.localhost',
    ...enquiry('automotive-noServiceRequestForm', (other) => ({
      ...customer,
      typeMC: false,
      services: ['EU-kontroll', 'Bremser'],
      siteName: 'Automotive Oslo',
      date: todayIn(SERVICE_TIME_ZONE),
      gdpr: true,
      newsletter: true,
      other,
      source: '/service-og-verksted',
    })),
    arrived: ({ other, siteEmail, services }) => [other, siteEmail, services],
    expected: (text) => [text, 'workshop@automotive.example', ['EU-kontroll', 'Bremser']],
  },
  {
    host: 'carstore-fi.localhost',
    path: '/api/automaster',
    formName: 'carstore-fiKitQuote',
    body: (quoteId, text) => ({
      quoteId,
      user: text,
      dealer: 'Automotive Turku',
      unit: '1',
      transactionId: '77',
      auto: 'ABC-123',
      cart: [{ kitId: 'K1' }],
    }),
    arrived: ({ user, total }) => [user, total],
    expected: (text) => [text, 125.5],
  },
  {
    host: 'carstore-fi.localhost',
    ...enquiry('carstore-fiJotForm', (q3) => ({ formId: '223344556677', q3, source: '/palaute' })),
    arrived: (values) => [values['submission[3]']],
    expected: (text) => [text],
  },
];
