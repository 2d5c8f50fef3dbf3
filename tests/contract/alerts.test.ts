import { setTimeout as wait } from 'node:timers/promises';
import type { SearchDocument } from '../../services/search/indexDefinition';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';
import { change, replaceAll } from './search/searchTarget';
import { carIndex, testCars } from './search/testCars';
import { TestMailClient, type TestAlerts, testAlerts, createAlert } from './testAlerts';
import { searchApiKey, TestPlatform } from './testPlatform';

const [model] = testCars(1, 1);
const getCar = (id: string, over: SearchDocument = {}): SearchDocument => ({
  ...model,
  car_id: id,
  slug: `slug-${id}`,
  car_regno: undefined,
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_model_text: 'Volvo XC60',
  car_price: 150_000,
  car_has_campaign_price: false,
  ...over,
});

let platform: TestPlatform;
let target: { url: string; apiKey: string };
let letters: TestMailClient;
let alerts: TestAlerts;
let now: number;
let cars = 0;
let people = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  target = { url: platform.url, apiKey: searchApiKey };
});
afterAll(() => platform.close());

beforeEach(async () => {
  now = Date.now();
  letters = new TestMailClient();
  alerts = testAlerts({
    databaseUrl: platform.database.url,
    search: target,
    mail: letters,
    clock: () => now,
  });
  alerts.watcher.start();
  alerts.sender.start();
  await until(async () => (await row('alert_cursor'))?.sequence !== null);
});
afterEach(async () => {
  await alerts.database.query(`delete from "alert_subscriber"`);
  await alerts.close();
});

const row = async (table: string) =>
  (await alerts.database.query(`select * from "${table}"`)).rows[0] as
    Record<string, unknown> | undefined;
const count = async (table: string) =>
  (
    await alerts.database.query<{ count: number }>(
      `select count(*)::int as "count" from "${table}"`,
    )
  ).rows[0]?.count;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isSo()) return;
    await wait(20);
  }
  throw new Error('It does not come about');
}

/** Waits until all changes are matched and all messages are sent. */
async function waitUntilSent(): Promise<void> {
  const end = await alerts.database.query(
    `select coalesce(max("sequence"), 0)::text as "last" from "search_change_log"`,
  );
  const { last } = end.rows[0] as { last: string };
  await until(async () => {
    const { rows } = await alerts.database.query(
      `select (select "sequence" from "alert_cursor")::text as "read",
              (select count(*) from "alert_mail")::int + (select count(*) from "alert_search" where "next_mail_at" <= now())::int as "open"`,
    );
    const { read, open } = rows[0] as { read: string; open: number };
    return Number(read) >= Number(last) && open === 0;
  });
}

const newCar = (over: SearchDocument = {}) => getCar(`new-${(cars += 1)}`, over);
const person = () => `person${(people += 1)}@example.org`;
const put = (...documents: SearchDocument[]) =>
  change(
    target,
    carIndex,
    documents.map((upsert) => ({ upsert })),
  );

/** Saves and confirms a search; returns its id. */
async function saveConfirmed(over: Parameters<typeof createAlert>[0]): Promise<string> {
  const alert = createAlert({ email: person(), ...over });
  await alerts.store.save(alert);
  const { rows } = await alerts.database.query(
    `select s."id" from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
      where u."email" = $1 order by s."created_at" desc limit 1`,
    [alert.email],
  );
  const { id } = rows[0] as { id: string };
  expect(await alerts.store.confirm(id)).toBe('confirmed');
  await waitUntilSent();
  letters.all.clear();
  return id;
}

const subjects = () => letters.list.map(({ subject }) => subject);

test('no alerts are sent before the address is confirmed, only for changes after it', async () => {
  const email = person();
  await alerts.store.save(createAlert({ email }));
  await put(newCar());
  await waitUntilSent();
  expect(letters.list.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Bekräfta bevakningen: Volvo'],
  ]);
  // An unconfirmed search has no unsubscribe header, so mail programs show no button.
  expect(letters.list[0]!.headers).toBeUndefined();
  const token = /alerts=confirm&token=([\w-]+)/.exec(letters.list[0]!.text)![1];
  const id = alerts.links.idOf('confirm', token)!;
  expect(await alerts.store.confirm(id)).toBe('confirmed');
  expect(await alerts.store.confirm(id)).toBe('already');
  await put(newCar(), newCar({ car_price: 900_000 }), newCar({ car_brand: 'Kia' }));
  await waitUntilSent();
  expect(subjects().slice(1)).toEqual(['Ny bil: Volvo']);
  const [, mail] = letters.list;
  expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail!.headers!['List-Unsubscribe']).toMatch(
    /^<https:\/\/automotive\.example\/api\/alerts\/stop-at-once\?token=[\w-]+>$/,
  );
  expect(mail!.html).toContain('Volvo XC60');
});

test('a car is sent once, even if it changes, leaves the search and matches again', async () => {
  await saveConfirmed({});
  const car = newCar();
  await put(car);
  await waitUntilSent();
  await put({ ...car, car_price: 500_000 });
  await waitUntilSent();
  await put({ ...car, car_price: 140_000 });
  await change(target, carIndex, [{ delete: String(car.car_id) }]);
  await put(car);
  await waitUntilSent();
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  alerts.sender.wake();
  await waitUntilSent();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
  expect(await count('alert')).toBe(1);
});

test('a car that matches after a price cut is sent; one that matched before is not', async () => {
  const dear = newCar({ car_price: 300_000 });
  const other = newCar();
  await put(dear, other);
  await waitUntilSent();
  await saveConfirmed({});
  await put({ ...other, car_color: 'Grön' });
  await waitUntilSent();
  expect(subjects()).toEqual([]);
  await put({ ...dear, car_price: 199_000 });
  await waitUntilSent();
  expect(letters.list[0]!.text).toContain(`/bil/${String(dear.car_id)}/`);
});

test('the words of a saved search match as they do in the list', async () => {
  await saveConfirmed({ keyphrase: 'dragkrok' });
  await put(newCar({ car_equipment: ['Panoramatak'] }));
  await put(newCar({ car_equipment: ['Dragkrok'] }));
  await waitUntilSent();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
});

test('daily alerts are sent in the morning, all in one mail', async () => {
  const id = await saveConfirmed({ frequency: 'daily' });
  await put(newCar(), newCar());
  await waitUntilSent();
  await put(newCar());
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
  await put(car);
  await saveConfirmed({
    kind: 'cars',
    title: '',
    filters: { car_id: [id] },
    prices: [{ car: id, price: 600_000 }],
  });
  await put({ ...car, car_price: 620_000 });
  await put({ ...car, car_price: 550_000 });
  await waitUntilSent();
  expect(letters.list[0]!.text).toMatch(/Nu 550\s000\skr, förut 600\s000\skr/);
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  await put({ ...car, car_price: 580_000 });
  await put({ ...car, car_price: 550_000 });
  await waitUntilSent();
  expect(letters.list).toHaveLength(1);
  await put({ ...car, car_has_campaign_price: true, car_campaign_price: 500_000 });
  await waitUntilSent();
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  await change(target, carIndex, [{ delete: id }]);
  await waitUntilSent();
  expect(letters.list).toHaveLength(3);
  expect(letters.list[2]!.text).toContain('Inte längre till salu');
});

test('a replaced stock sends alerts only for the cars that are new in it', async () => {
  const stays = newCar();
  await put(stays);
  await waitUntilSent();
  await saveConfirmed({});
  const comes = newCar();
  await replaceAll(target, carIndex, [stays, comes]);
  await waitUntilSent();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
  expect(letters.list[0]!.text).toContain(`/bil/${String(comes.car_id)}/`);
});

test('the same search is stored once per address, and the answer does not reveal that it exists', async () => {
  const email = person();
  await saveConfirmed({ email });
  await alerts.database.query(`update "alert_search" set "asked_at" = now() - interval '1 hour'`);
  const again = await alerts.store.save(createAlert({ email: email.toUpperCase() }));
  expect(again).toEqual({ mail: expect.any(String) as string });
  // An immediate repetition sends no further mail.
  expect(await alerts.store.save(createAlert({ email }))).toEqual({ mail: undefined });
  await waitUntilSent();
  expect(subjects()).toEqual(['Du har redan bevakningen: Volvo']);
  expect(await count('alert_search')).toBe(1);
});

test('simultaneous requests are limited like sequential ones: at most five searches wait to be confirmed', async () => {
  const email = person();
  const wanted = Array.from({ length: 40 }, (_, index) =>
    createAlert({ email, filters: { car_year: [String(1980 + index)] } }),
  );
  const answers = await Promise.all(wanted.map((entry) => alerts.store.save(entry)));
  expect(answers.filter((answer) => answer !== 'tooMany')).toHaveLength(5);
  expect(await count('alert_search')).toBe(5);
  expect(await count('alert_mail')).toBe(5);
});

test('the number of searches per address, confirmed and unconfirmed, is limited', async () => {
  const email = person();
  const save = (at: number) =>
    alerts.store.save(createAlert({ email, filters: { car_year: [String(2000 + at)] } }));
  for (let index = 0; index < 5; index += 1) expect(await save(index)).not.toBe('tooMany');
  expect(await save(5)).toBe('tooMany');
  await alerts.database.query(`update "alert_search" set "confirmed_at" = now()`);
  expect(await save(5)).not.toBe('tooMany');
});

test('ending the last search of an address erases the search and the address', async () => {
  const email = person();
  const first = await saveConfirmed({ email });
  const second = await saveConfirmed({ email, filters: { car_brand: ['Kia'] } });
  await put(newCar());
  await waitUntilSent();
  await alerts.store.stop(first);
  expect(await count('alert')).toBe(0);
  expect(await count('alert_subscriber')).toBe(1);
  await alerts.store.stop(second);
  expect([await count('alert_search'), await count('alert_subscriber')]).toEqual([0, 0]);
  await put(newCar());
  await waitUntilSent();
  expect(letters.list).toHaveLength(1);
});

test('an unconfirmed search is erased after two days; an expiring one sends one reminder, then ends', async () => {
  await alerts.store.save(createAlert({ email: person() }));
  await alerts.database.query(`update "alert_search" set "expires_at" = now() - interval '1 minute',
    "created_at" = now() - interval '49 hours'`);
  await alerts.database.query(
    `update "alert_subscriber" set "created_at" = now() - interval '49 hours'`,
  );
  await until(async () => (await count('alert_subscriber')) === 0);
  letters.all.clear();

  const id = await saveConfirmed({});
  await alerts.database.query(
    `update "alert_search" set "expires_at" = now() + interval '13 days'`,
  );
  alerts.sender.wake();
  await until(() => letters.list.length > 0);
  await waitUntilSent();
  expect(subjects()).toEqual([expect.stringMatching(/^Bevakningen slutar \d+ \w+: Volvo$/)]);
  const { subscriber } = (await alerts.store.find(id))!;
  expect(await alerts.store.renew(subscriber, id)).toBe(true);
  const { expiresAt } = (await alerts.store.find(id))!;
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 170 * 86_400_000);
  await alerts.database.query(`update "alert_search" set "expires_at" = now()`);
  await until(async () => (await count('alert_search')) === 0);
});

test('a failed mail is retried; an address that is refused permanently is erased, and is not logged', async () => {
  const email = person();
  let failures = 2;
  letters.refuse = () => {
    if ((failures -= 1) >= 0) throw new UpstreamError('mail', 'network', 'down');
  };
  const saved = await alerts.store.save(createAlert({ email }));
  const { mail } = saved as { mail: string };
  await alerts.sender.sendNow(mail);
  await waitUntilSent();
  expect(subjects()).toEqual(['Bekräfta bevakningen: Volvo']);
  const other = person();
  letters.refuse = () => {
    throw new UpstreamError('mail', 'status', 'refused with 550', { status: 422 });
  };
  await alerts.store.save(createAlert({ email: other }));
  await until(async () => (await count('alert_search')) === 1);
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
