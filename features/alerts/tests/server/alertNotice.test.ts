import { alertNotice, type AlertNoticeOptions } from '../../server/alertNotice';
import { messagesOf } from '../../../../messages/messagesOf';
import { sites } from '../../../../sites/sites';

const car = (at: number): NonNullable<AlertNoticeOptions['news']>['cars'][number] => ({
  carId: `c${at}`,
  kind: 'new',
  price: 150_000,
  before: null,
  car: { slug: `s${at}`, car_model_text: `Volvo ${at}`, car_price: 150_000, car_year: 2021 },
});

const options: AlertNoticeOptions = {
  id: 'one',
  kind: 'news',
  about: 'search',
  title: 'Volvo',
  expiresAt: new Date('2027-05-05T10:00:00Z'),
  site: sites['automotive-se'],
  language: 'sv',
  messages: messagesOf('sv'),
  paths: { manage: '/manage', stop: '/stop', list: '/kop-bil?car_brand=Volvo' },
  news: { cars: [1, 2, 3, 4].map(car), total: 7 },
};

test('a notice lists three cars, counts the others, and opens the list when pressed', () => {
  const { title, body, open } = alertNotice(options);
  expect(title).toBe('7 nya bilar: Volvo');
  expect(body.replace(/\s*kr/g, ' kr').split('\n')).toEqual([
    expect.stringMatching(/^Volvo 1 · 150\s000 kr$/),
    expect.stringMatching(/^Volvo 2 · /),
    expect.stringMatching(/^Volvo 3 · /),
    expect.stringContaining('4'),
  ]);
  expect(open).toBe('/kop-bil?car_brand=Volvo');
});

test('a notice about a search that expires soon shows the date, and opens the page that renews it', () => {
  const { title, open } = alertNotice({ ...options, kind: 'renew', news: undefined });
  expect(title).toContain('5 maj');
  expect(open).toBe('/manage');
});

test('a notice is never larger than push services accept', () => {
  const list = `/kop-bil?keyphrase=${'ö'.repeat(1980)}`;
  const notice = alertNotice({ ...options, paths: { ...options.paths, list } });
  expect(notice.open).toBe('/manage');
  expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(3900);
});
