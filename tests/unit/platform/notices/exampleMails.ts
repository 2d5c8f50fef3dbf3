import { holdOffer } from '../../../../blocks/CarHold/CarHold.fixture';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { ThemeName } from '../../../../design-system/themes/themes';
import { alertMail } from '../../../../features/alerts/server/alertMail';
import { visitMail } from '../../../../features/appointments/server/visits/visitMail';
import { composeMail } from '../../../../features/editing/server/editor/editorMails';
import { holdMail } from '../../../../features/holds/server/holdMail';
import { messagesOf } from '../../../../messages/messagesOf';
import type { Language } from '../../../../sites/site.types';
import { sites } from '../../../../sites/sites';
import { getTexts } from '../../../englishTexts';

interface ExampleMail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

const visit: BookedVisit = {
  state: 'confirmed',
  request: {
    customer: { firstName: 'Åsa', lastName: 'Öberg', phone: '070 174 06 05', email: 'a@b.example' },
    freeText: '',
    departmentId: '1001-w',
    timeSlot: '2026-11-24T08:30:00',
    isFullDay: false,
    registrationNumber: 'MEK106',
    mileage: 1,
    serviceOfferingRequests: [{ kobraId: 'oil', unitsSelected: 1, userInput: '' }],
  },
  answer: { id: 'K4F9-7RX', registrationNumber: 'MEK106', kobraProductIds: ['oil'] },
  workshop: {
    departmentId: '1001-w',
    siteName: 'Automotive Stockholm',
    address: 'Industrigatan 3, 116 45 Stockholm',
    phone: '08-465 004 10',
    latitude: 59.3,
    longitude: 18,
  },
  offerings: [{ code: 'oil', name: 'Oljebyte & filter' }],
};

const car = (id: string, name: string) => ({
  carId: id,
  kind: 'drop' as const,
  price: 287_900,
  before: 299_900,
  car: {
    slug: id,
    car_model_text: name,
    car_price: 287_900,
    car_year: 2023,
    car_mileage_text: '3 200 mil',
    car_fuel: 'El',
    car_site_city: 'Malmö',
  },
});

const origin = 'https://automotive.example';

/** One e-mail of every kind to visitors, in a theme and a language. */
export function exampleMails(
  theme: ThemeName,
  language: Language,
  siteName: string,
): ExampleMail[] {
  const site = { ...sites['automotive-se'], theme };
  const context = { site, siteName, language, messages: messagesOf(language) };
  const link = `${origin}/visit?visit=abc`;
  const links = {
    confirm: `${origin}/confirm?token=a`,
    manage: `${origin}/manage?token=a`,
    stop: `${origin}/stop?token=a`,
    list: `${origin}/list`,
  };
  return [
    ...(['booked', 'moved', 'cancelled'] as const).map((eventKind) => ({
      kind: `visit ${eventKind}`,
      ...visitMail({
        visit,
        eventKind,
        link,
        price: { amount: 2295, isPartial: false },
        ...context,
      }),
    })),
    ...(['asked', 'held', 'reminded'] as const).map((kind) => ({
      ...holdMail({
        ...{ kind, car: holdOffer.car, name: 'Maja Lind', link, ...context },
        until: kind === 'asked' ? undefined : new Date('2026-11-26T09:41:00Z'),
      }),
      kind: `hold ${kind}`,
    })),
    ...(['confirm', 'already', 'news', 'renew'] as const).map((kind) => ({
      ...alertMail({
        ...{ kind, about: 'search', title: 'Volvo, 2021–', links, origin, ...context },
        expiresAt: new Date('2027-05-05T10:00:00Z'),
        news: {
          cars: [car('a', 'Volvo V60 B4 Momentum'), car('b', 'Volvo XC40 Recharge')],
          total: 5,
        },
      }),
      kind: `alert ${kind}`,
    })),
  ];
}

/** An e-mail to an editor. */
export function exampleEditorMail(): ExampleMail {
  const mail = composeMail(
    {
      ...{ id: '1', kind: 'mention', to: 'bo@example.com', name: 'Bo', language: 'en' },
      data: { by: 'Ada', page: 'Start', text: 'A longer headline?\nOr two.', site: 'trucks' },
    },
    { publicUrl: new URL(origin), from: 'no-reply@example.com', texts: getTexts('mails') },
  );
  if (!mail) throw new Error('No mail');
  return { kind: 'editor mention', ...mail };
}
