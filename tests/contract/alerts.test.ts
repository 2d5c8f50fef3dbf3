import type { SearchDocument } from '../../services/search/indexDefinition';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';
import { change, replaceAll } from './search/searchTarget';
import { carIndex, createTestCars } from './search/testCars';
import { TestMailClient, type TestAlerts, startTestAlerts, createAlert } from './testAlerts';
import { searchApiKey, TestPlatform } from './testPlatform';
import { waitUntil } from '../support/waitUntil';

const [model] = createTestCars(1, 1);
const createCar = (id: string, changes: SearchDocument = {}): SearchDocument => ({
  ...model,
  car_id: id,
  slug: `slug-${id}`,
  car_regno: undefined,
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_model_text: 'Volvo XC60',
  car_price: 150_000,
  car_has_campaign_price: false,
  ...changes,
});

let platform: TestPlatform;
let target: { url: string; apiKey: string };
let mailClient: TestMailClient;
let alerts: TestAlerts;
let now: number;
let carCount = 0;
let personCount = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  target = { url: platform.url, apiKey: searchApiKey };
});
afterAll(() => platform.close());

beforeEach(async () => {
  now = Date.now();
  mailClient = new TestMailClient();
  alerts = startTestAlerts({
    databaseUrl: platform.database.url,
    search: target,
    mail: mailClient,
    clock: () => now,
  });
  alerts.watcher.start();
  alerts.sender.start();
  await waitUntil(async () => (await readRow('alert_cursor'))?.sequence !== null);
});
afterEach(async () => {
  await alerts.database.query(`delete from "alert_subscriber"`);
  await alerts.close();
});

const readRow = async (table: string) =>
  (await alerts.database.query(`select * from "${table}"`)).rows[0] as
    Record<string, unknown> | undefined;
const countRows = async (table: string) =>
  (
    await alerts.database.query<{ count: number }>(
      `select count(*)::int as "count" from "${table}"`,
    )
  ).rows[0]?.count;

/** Waits until all changes are matched and all messages are sent. */
async function waitUntilSent(): Promise<void> {
  const end = await alerts.database.query(
    `select coalesce(max("sequence"), 0)::text as "last" from "search_change_log"`,
  );
  const { last } = end.rows[0] as { last: string };
  await waitUntil(async () => {
    const { rows } = await alerts.database.query(
      `select (select "sequence" from "alert_cursor")::text as "read",
              (select count(*) from "alert_mail")::int + (select count(*) from "alert_search" where "next_mail_at" <= now())::int as "open"`,
    );
    const { read, open } = rows[0] as { read: string; open: number };
    return Number(read) >= Number(last) && open === 0;
  });
}

const newCar = (changes: SearchDocument = {}) => createCar(`new-${(carCount += 1)}`, changes);
const createEmailAddress = () => `person${(personCount += 1)}@example.org`;
const putCars = (...documents: SearchDocument[]) =>
  change(
    target,
    carIndex,
    documents.map((upsert) => ({ upsert })),
  );

/** Saves and confirms a search; returns its id. */
async function saveConfirmed(changes: Parameters<typeof createAlert>[0]): Promise<string> {
  const alert = createAlert({ email: createEmailAddress(), ...changes });
  await alerts.store.save(alert);
  const { rows } = await alerts.database.query(
    `select s."id" from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
      where u."email" = $1 order by s."created_at" desc limit 1`,
    [alert.email],
  );
  const { id } = rows[0] as { id: string };
  expect(await alerts.store.confirm(id)).toBe('confirmed');
  await waitUntilSent();
  mailClient.all.clear();
  return id;
}

const subjects = () => mailClient.list.map(({ subject }) => subject);

test('no alerts are sent before the address is confirmed, only for changes after it', async () => {
  const email = createEmailAddress();
  await alerts.store.save(createAlert({ email }));
  await putCars(newCar());
  await waitUntilSent();
  expect(mailClient.list.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Bekräfta bevakningen: Volvo'],
  ]);
  // An unconfirmed search has no unsubscribe header, so mail programs show no button.
  expect(mailClient.list[0]!.headers).toBeUndefined();
  const token = /alerts=confirm&token=([\w-]+)/.exec(mailClient.list[0]!.text)![1];
  const id = alerts.links.idOf('confirm', token)!;
  expect(await alerts.store.confirm(id)).toBe('confirmed');
  expect(await alerts.store.confirm(id)).toBe('already');
  await putCars(newCar(), newCar({ car_price: 900_000 }), newCar({ car_brand: 'Kia' }));
  await waitUntilSent();
  expect(subjects().slice(1)).toEqual(['Ny bil: Volvo']);
  const [, mail] = mailClient.list;
  expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail!.headers!['List-Unsubscribe']).toMatch(
    /^<https:\/\/automotive\.example\/api\/alerts\/stop-at-once\?token=[\w-]+>$/,
  );
  expect(mail!.html).toContain('Volvo XC60');
});

test('a car is sent once, even if it changes, leaves the search and matches again', async () => {
  await saveConfirmed({});
  const car = newCar();
  await putCars(car);
  await waitUntilSent();
  await putCars({ ...car, car_price: 500_000 });
  await waitUntilSent();
  await putCars({ ...car, car_price: 140_000 });
  await change(target, carIndex, [{ delete: String(car.car_id) }]);
  await putCars(car);
  await waitUntilSent();
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  alerts.sender.wake();
  await waitUntilSent();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
  expect(await countRows('alert')).toBe(1);
});

test('a car that matches after a price cut is sent; one that matched before is not', async () => {
  const expensiveCar = newCar({ car_price: 300_000 });
  const other = newCar();
  await putCars(expensiveCar, other);
  await waitUntilSent();
  await saveConfirmed({});
  await putCars({ ...other, car_color: 'Grön' });
  await waitUntilSent();
  expect(subjects()).toEqual([]);
  await putCars({ ...expensiveCar, car_price: 199_000 });
  await waitUntilSent();
  expect(mailClient.list[0]!.text).toContain(`/bil/${String(expensiveCar.car_id)}/`);
});

test('the words of a saved search match as they do in the list', async () => {
  await saveConfirmed({ keyphrase: 'dragkrok' });
  await putCars(newCar({ car_equipment: ['Panoramatak'] }));
  await putCars(newCar({ car_equipment: ['Dragkrok'] }));
  await waitUntilSent();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
});

test('daily alerts are sent in the morning, all in one mail', async () => {
  const id = await saveConfirmed({ frequency: 'daily' });
  await putCars(newCar(), newCar());
  await waitUntilSent();
  await putCars(newCar());
  await waitUntilSent();
  expect(subjects()).toEqual([]);
  const { rows } = await alerts.database.query(
    `select to_char("next_mail_at" at time zone 'Europe/Stockholm', 'HH24:MI') as "time" from "alert_search" where "id" = $1`,
    [id],
  );
  expect(rows).toEqual([{ time: '08:00' }]);
  await alerts.database.query(`update "alert_search" set "next_mail_at" = now() where "id" = $1`, [
    id,
  ]);
  alerts.sender.wake();
  await waitUntilSent();
  expect(subjects()).toEqual(['3 nya bilar: Volvo']);
});

test('saved cars send an alert for each price below the last one sent, and when the car is sold', async () => {
  const car = newCar({ car_price: 600_000 });
  const id = String(car.car_id);
  await putCars(car);
  await saveConfirmed({
    kind: 'cars',
    title: '',
    filters: { car_id: [id] },
    prices: [{ car: id, price: 600_000 }],
  });
  await putCars({ ...car, car_price: 620_000 });
  await putCars({ ...car, car_price: 550_000 });
  await waitUntilSent();
  expect(mailClient.list[0]!.text).toMatch(/Nu 550\s000\skr, förut 600\s000\skr/);
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  await putCars({ ...car, car_price: 580_000 });
  await putCars({ ...car, car_price: 550_000 });
  await waitUntilSent();
  expect(mailClient.list).toHaveLength(1);
  await putCars({ ...car, car_has_campaign_price: true, car_campaign_price: 500_000 });
  await waitUntilSent();
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  await change(target, carIndex, [{ delete: id }]);
  await waitUntilSent();
  expect(mailClient.list).toHaveLength(3);
  expect(mailClient.list[2]!.text).toContain('Inte längre till salu');
});

test('a replaced stock sends alerts only for the cars that are new in it', async () => {
  const remainingCar = newCar();
  await putCars(remainingCar);
  await waitUntilSent();
  await saveConfirmed({});
  const addedCar = newCar();
  await replaceAll(target, carIndex, [remainingCar, addedCar]);
  await waitUntilSent();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
  expect(mailClient.list[0]!.text).toContain(`/bil/${String(addedCar.car_id)}/`);
});

test('the same search is stored once per address, and the answer does not reveal that it exists', async () => {
  const email = createEmailAddress();
  await saveConfirmed({ email });
  await alerts.database.query(`update "alert_search" set "asked_at" = now() - interval '1 hour'`);
  const again = await alerts.store.save(createAlert({ email: email.toUpperCase() }));
  expect(again).toEqual({ mail: expect.any(String) as string });
  // An immediate repetition sends no further mail.
  expect(await alerts.store.save(createAlert({ email }))).toEqual({ mail: undefined });
  await waitUntilSent();
  expect(subjects()).toEqual(['Du har redan bevakningen: Volvo']);
  expect(await countRows('alert_search')).toBe(1);
});

test('simultaneous requests are limited like sequential ones: at most five searches wait to be confirmed', async () => {
  const email = createEmailAddress();
  const requestedAlerts = Array.from({ length: 40 }, (_, index) =>
    createAlert({ email, filters: { car_year: [String(1980 + index)] } }),
  );
  const answers = await Promise.all(requestedAlerts.map((entry) => alerts.store.save(entry)));
  expect(answers.filter((answer) => answer !== 'tooMany')).toHaveLength(5);
  expect(await countRows('alert_search')).toBe(5);
  expect(await countRows('alert_mail')).toBe(5);
});

test('the number of searches per address, confirmed and unconfirmed, is limited', async () => {
  const email = createEmailAddress();
  const save = (at: number) =>
    alerts.store.save(createAlert({ email, filters: { car_year: [String(2000 + at)] } }));
  for (let index = 0; index < 5; index += 1) expect(await save(index)).not.toBe('tooMany');
  expect(await save(5)).toBe('tooMany');
  await alerts.database.query(`update "alert_search" set "confirmed_at" = now()`);
  expect(await save(5)).not.toBe('tooMany');
});

test('ending the last search of an address erases the search and the address', async () => {
  const email = createEmailAddress();
  const first = await saveConfirmed({ email });
  const second = await saveConfirmed({ email, filters: { car_brand: ['Kia'] } });
  await putCars(newCar());
  await waitUntilSent();
  await alerts.store.stop(first);
  expect(await countRows('alert')).toBe(0);
  expect(await countRows('alert_subscriber')).toBe(1);
  await alerts.store.stop(second);
  expect([await countRows('alert_search'), await countRows('alert_subscriber')]).toEqual([0, 0]);
  await putCars(newCar());
  await waitUntilSent();
  expect(mailClient.list).toHaveLength(1);
});

test('an unconfirmed search is erased after two days; an expiring one sends one reminder, then ends', async () => {
  await alerts.store.save(createAlert({ email: createEmailAddress() }));
  await alerts.database.query(`update "alert_search" set "expires_at" = now() - interval '1 minute',
    "created_at" = now() - interval '49 hours'`);
  await alerts.database.query(
    `update "alert_subscriber" set "created_at" = now() - interval '49 hours'`,
  );
  await waitUntil(async () => (await countRows('alert_subscriber')) === 0);
  mailClient.all.clear();

  const id = await saveConfirmed({});
  await alerts.database.query(
    `update "alert_search" set "expires_at" = now() + interval '13 days'`,
  );
  alerts.sender.wake();
  await waitUntil(() => mailClient.list.length > 0);
  await waitUntilSent();
  expect(subjects()).toEqual([expect.stringMatching(/^Bevakningen upphör \d+ \w+: Volvo$/)]);
  const { subscriber } = (await alerts.store.find(id))!;
  expect(await alerts.store.renew(subscriber, id)).toBe(true);
  const { expiresAt } = (await alerts.store.find(id))!;
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 170 * 86_400_000);
  await alerts.database.query(`update "alert_search" set "expires_at" = now()`);
  await waitUntil(async () => (await countRows('alert_search')) === 0);
});

test('a failed mail is retried; an address that is refused permanently is erased, and is not logged', async () => {
  const email = createEmailAddress();
  let failures = 2;
  mailClient.refuse = () => {
    if ((failures -= 1) >= 0) throw new UpstreamError('mail', 'network', 'down');
  };
  const saved = await alerts.store.save(createAlert({ email }));
  const { mail } = saved as { mail: string };
  await alerts.sender.sendNow(mail);
  await waitUntilSent();
  expect(subjects()).toEqual(['Bekräfta bevakningen: Volvo']);
  const other = createEmailAddress();
  mailClient.refuse = () => {
    throw new UpstreamError('mail', 'status', 'refused with 550', { status: 422 });
  };
  await alerts.store.save(createAlert({ email: other }));
  await waitUntil(async () => (await countRows('alert_search')) === 1);
  expect(alerts.lines.join('')).toContain(
    'recipient of a saved search rejected; subscription deleted',
  );
  expect(alerts.lines.join('')).not.toContain('@example.org');
});

test('a visitor cannot manage another visitor’s searches', async () => {
  const mine = await saveConfirmed({});
  const other = await saveConfirmed({});
  const { subscriber } = (await alerts.store.find(mine))!;
  expect(await alerts.store.setFrequency(subscriber, other, 'daily')).toBe(false);
  expect(await alerts.store.renew(subscriber, other)).toBe(false);
  expect(await alerts.store.list(subscriber)).toHaveLength(1);
  expect(alerts.links.idOf('manage', alerts.links.tokenFor('stop', mine))).toBeUndefined();
  expect(alerts.links.idOf('stop', 'nonsense')).toBeUndefined();
});
