import { TEST_DRIVE } from '../../../../../domain/booking/testDrive';
import type { BookedVisit } from '../../../../../domain/booking/visit.types';
import { messagesOf } from '../../../../../messages/messagesOf';
import { visitMail } from '../../../server/visits/visitMail';
import { calendarTexts } from '../../../server/visits/visitPlaceholders';
import { visitSms } from '../../../server/visits/visitSms';
import { sites } from '../../../../../sites/sites';
import type { Language } from '../../../../../sites/site.types';

const visit: BookedVisit = {
  state: 'confirmed',
  request: {
    customer: {
      firstName: 'Åsa <img src=x>',
      lastName: 'Öberg',
      phone: '070 174 06 05',
      email: 'asa@example.com',
    },
    freeText: 'Skramlar',
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
const price = { amount: 2295, isPartial: false };
const link = 'https://automotive.example/visit?visit=abc';
const site = sites['automotive-se'];
const inLanguage = (language: Language) => ({
  ...{ site, language, messages: messagesOf(language) },
  siteName: 'Automotive Sverige',
});

describe('an e-mail about a visit', () => {
  it('contains what, where and when, as text and as HTML', () => {
    const { subject, text, html } = visitMail({
      visit,
      eventKind: 'booked',
      link,
      price,
      ...inLanguage('sv'),
    });
    expect(subject).toBe('Din tid tisdag 24 november kl. 08:30 är bokad');
    for (const expectedText of [
      'tisdag 24 november 08:30',
      'Automotive Stockholm',
      'MEK 106',
      'K4F9-7RX',
    ]) {
      expect(text).toContain(expectedText);
      expect(html).toContain(expectedText);
    }
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('lang="sv"');
  });

  it('contains the price of the visit with currency and VAT, where it is known', () => {
    const renderText = (changes: Partial<Parameters<typeof visitMail>[0]>) =>
      visitMail({
        visit,
        eventKind: 'booked',
        link,
        price,
        ...inLanguage('sv'),
        ...changes,
      }).text.replace(/\s/g, ' ');
    expect(renderText({})).toContain('Totalt: 2 295 kr inkl. moms');
    expect(renderText(inLanguage('en'))).toMatch(
      /Total: SEK 2,295 incl\. VAT|Total: 2[ ,]295 kr incl\. VAT/,
    );
    expect(renderText({ price: { amount: 2295, isPartial: true } })).toContain(
      'inkl. moms, utan tjänster vars pris saknas',
    );
    expect(renderText({ price: null })).not.toContain('Totalt');
    expect(renderText({ eventKind: 'cancelled' })).not.toContain('Totalt');
  });

  it('escapes HTML in what visitors entered', () => {
    const { html } = visitMail({ visit, eventKind: 'booked', link, price, ...inLanguage('sv') });
    expect(html).toContain('Åsa &lt;img src=x&gt;');
    expect(html).toContain('Oljebyte &amp; filter');
    expect(html).not.toContain('<img');
  });

  it.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
    'has no unfilled placeholders in %s',
    (language) => {
      for (const news of ['booked', 'moved', 'cancelled'] as const) {
        const { subject, text } = visitMail({
          visit,
          eventKind: news,
          link,
          price,
          ...inLanguage(language),
        });
        expect(subject + text).not.toMatch(/\{\w+\}/);
        expect(subject).toContain('08:30');
      }
      const sms = visitSms(visit, { link, ...inLanguage(language) });
      expect(sms).not.toMatch(/\{\w+\}/);
      expect(sms).toContain(link);
    },
  );

  it('mentions that the car stays for the whole day', () => {
    const fullDay = { ...visit, request: { ...visit.request, isFullDay: true } };
    const { text } = visitMail({
      visit: fullDay,
      eventKind: 'moved',
      link,
      price,
      ...inLanguage('en'),
    });
    expect(text).toContain(messagesOf('en').bookingFullDay);
  });

  it.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
    'contains no time in %s where the workshop confirms the time later',
    (language) => {
      const day = {
        ...visit,
        isTimeToCome: true,
        request: { ...visit.request, isFullDay: true, timeSlot: '2026-11-24T08:00:00' },
      };
      for (const news of ['booked', 'moved', 'cancelled'] as const) {
        const { subject, text } = visitMail({
          visit: day,
          eventKind: news,
          link,
          price,
          ...inLanguage(language),
        });
        expect(subject + text).not.toMatch(/\{\w+\}|0?8[:.]00/);
        expect(text).toContain(messagesOf(language).tireNoTime);
      }
      const { note } = calendarTexts(messagesOf(language), day);
      expect(note).toContain(messagesOf(language).tireNoTime);
    },
  );
});

describe('messages about a test drive', () => {
  const drive: BookedVisit = {
    ...visit,
    request: {
      ...visit.request,
      serviceOfferingRequests: [
        { kobraId: TEST_DRIVE, unitsSelected: 1, userInput: 'Volvo V60, 2023' },
      ],
    },
    offerings: [{ code: TEST_DRIVE, name: 'Provkörning' }],
  };
  const carName = 'Volvo V60, 2023 (MEK 106)';

  it.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
    'the e-mail, the SMS and the calendar name the car in %s',
    (language) => {
      const options = inLanguage(language);
      const { text, html } = visitMail({
        visit: drive,
        eventKind: 'booked',
        link,
        price: null,
        ...options,
      });
      const sms = visitSms(drive, { link, ...options });
      const { title } = calendarTexts(options.messages, drive);
      for (const content of [text, html, sms, title]) expect(content).toContain(carName);
    },
  );

  it('a test drive that was booked by plate only is named by the plate', () => {
    expect(calendarTexts(messagesOf('en'), visit).title).toContain('MEK 106');
  });
});
