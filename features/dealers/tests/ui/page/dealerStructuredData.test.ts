import { dealerStructuredData } from '../../../ui/page/dealerStructuredData';
import { exampleDealerRecords } from '../../../ui/exampleDealers';
import { readDealer } from '../../../model/readDealer';

const page = { origin: 'https://automotive.example', href: '/anlaggningar/stockholm' };
const data = dealerStructuredData(readDealer(exampleDealerRecords[0])!, page);

test('[DEAL-18] days of opening hours are two-letter English names, for any language of the index', () => {
  expect(data).toMatchObject({
    openingHours: [
      ...['Mo', 'Tu', 'We', 'Th', 'Fr'].map((day) => `${day} 09:00-18:00`),
      'Sa 10:00-15:00',
    ],
  });
  const days = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
  const [first] = exampleDealerRecords;
  const swedish = structuredClone(first!);
  for (const { openingschedule } of swedish.site_departments) {
    openingschedule.openinghours.forEach((day, at) => (day.day = days[at]!));
  }
  expect(dealerStructuredData(readDealer(swedish)!, page)).toEqual(data);
});

test('[DEAL-18] opening hours are specified for weekdays, vacations and special days', () => {
  expect(data).toMatchObject({
    department: [
      {
        '@type': 'AutoDealer',
        openingHoursSpecification: expect.arrayContaining([
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: 'https://schema.org/Saturday',
            opens: '10:00',
            closes: '15:00',
          },
        ]),
        specialOpeningHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ validFrom: '2026-07-06', validThrough: '2026-08-09' }),
          {
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '00:00',
            validFrom: '2026-12-24',
            validThrough: '2026-12-24',
          },
        ]),
      },
      { '@type': 'AutoRepair' },
    ],
  });
});

test('structured data of a dealer has its address, position and telephone number', () => {
  expect(data).toMatchObject({
    url: 'https://automotive.example/anlaggningar/stockholm',
    telephone: '010-000 00 01',
    address: { streetAddress: 'Example Street 1', addressLocality: 'Stockholm' },
    geo: { latitude: 59.31472, longitude: 18.08031 },
  });
});
