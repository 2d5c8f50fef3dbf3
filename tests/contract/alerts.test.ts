import { setTimeout as wait } from 'node:timers/promises';
import type { SearchDocument } from '../../services/search/indexDefinition';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';
import { change, replaceAll } from './search/searchTarget';
import { carIndex, testCars } from './search/testCars';
import { Letters, type TestAlerts, testAlerts, wantedAlert } from './testAlerts';
import { searchApiKey, TestPlatform } from './testPlatform';

const [model] = testCars(1, 1);
const carOf = (id: string, over: SearchDocument = {}): SearchDocument => ({
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
let letters: Letters;
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
  letters = new Letters();
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

/** Everything that was changed has been matched and what it told is sent. */
async function settled(): Promise<void> {
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

const newCar = (over: SearchDocument = {}) => carOf(`new-${(cars += 1)}`, over);
const person = () => `person${(people += 1)}@example.org`;
const put = (...documents: SearchDocument[]) =>
  change(
    target,
    carIndex,
    documents.map((upsert) => ({ upsert })),
  );

/** Saves and confirms; gives the id of the search. */
async function begin(over: Parameters<typeof wantedAlert>[0]): Promise<string> {
  const wanted = wantedAlert({ email: person(), ...over });
  await alerts.store.save(wanted);
  const { rows } = await alerts.database.query(
    `select s."id" from "alert_search" s join "alert_subscriber" u on u."id" = s."subscriber_id"
      where u."email" = $1 order by s."created_at" desc limit 1`,
    [wanted.email],
  );
  const { id } = rows[0] as { id: string };
  expect(await alerts.store.confirm(id)).toBe('confirmed');
  await settled();
  letters.all.clear();
  return id;
}

const subjects = () => letters.list.map(({ subject }) => subject);

test('nobody is told of anything before the address is confirmed, and then of what comes', async () => {
  const email = person();
  await alerts.store.save(wantedAlert({ email }));
  await put(newCar());
  await settled();
  expect(letters.list.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Bekräfta bevakningen: Volvo'],
  ]);
  // Nothing to stop yet; mail programs get no button.
  expect(letters.list[0]!.headers).toBeUndefined();
  const token = /alerts=confirm&token=([\w-]+)/.exec(letters.list[0]!.text)![1];
  const id = alerts.links.idOf('confirm', token)!;
  expect(await alerts.store.confirm(id)).toBe('confirmed');
  expect(await alerts.store.confirm(id)).toBe('already');
  await put(newCar(), newCar({ car_price: 900_000 }), newCar({ car_brand: 'Kia' }));
  await settled();
  expect(subjects().slice(1)).toEqual(['Ny bil: Volvo']);
  const [, mail] = letters.list;
  expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail!.headers!['List-Unsubscribe']).toMatch(
    /^<https:\/\/automotive\.example\/api\/alerts\/stop-at-once\?token=[\w-]+>$/,
  );
  expect(mail!.html).toContain('Volvo XC60');
});

test('a car is told once, though it changes, leaves the search and comes back', async () => {
  await begin({});
  const car = newCar();
  await put(car);
  await settled();
  await put({ ...car, car_price: 500_000 });
  await settled();
  await put({ ...car, car_price: 140_000 });
  await change(target, carIndex, [{ delete: String(car.car_id) }]);
  await put(car);
  await settled();
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  alerts.sender.wake();
  await settled();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
  expect(await count('alert')).toBe(1);
});

test('a car that was in the stock comes into a search by its price; one that was in it before is no news', async () => {
  const dear = newCar({ car_price: 300_000 });
  const known = newCar();
  await put(dear, known);
  await settled();
  await begin({});
  await put({ ...known, car_color: 'Grön' });
  await settled();
  expect(subjects()).toEqual([]);
  await put({ ...dear, car_price: 199_000 });
  await settled();
  expect(letters.list[0]!.text).toContain(`/bil/${String(dear.car_id)}/`);
});

test('words are heeded as the list heeds them', async () => {
  await begin({ keyphrase: 'dragkrok' });
  await put(newCar({ car_equipment: ['Panoramatak'] }));
  await put(newCar({ car_equipment: ['Dragkrok'] }));
  await settled();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
});

test('who is told once a day hears in the morning, of everything in one mail', async () => {
  const id = await begin({ frequency: 'daily' });
  await put(newCar(), newCar());
  await settled();
  await put(newCar());
  await settled();
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
  await settled();
  expect(subjects()).toEqual(['3 nya bilar: Volvo']);
});

test('saved cars tell of each fall in price below the last one told, and of sale', async () => {
  const car = newCar({ car_price: 600_000 });
  const id = String(car.car_id);
  await put(car);
  await begin({
    kind: 'cars',
    title: '',
    filters: { car_id: [id] },
    prices: [{ car: id, price: 600_000 }],
  });
  await put({ ...car, car_price: 620_000 });
  await put({ ...car, car_price: 550_000 });
  await settled();
  expect(letters.list[0]!.text).toMatch(/Nu 550\s000\skr, förut 600\s000\skr/);
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  await put({ ...car, car_price: 580_000 });
  await put({ ...car, car_price: 550_000 });
  await settled();
  expect(letters.list).toHaveLength(1);
  await put({ ...car, car_has_campaign_price: true, car_campaign_price: 500_000 });
  await settled();
  await alerts.database.query(`update "alert_search" set "last_mail_at" = null`);
  await change(target, carIndex, [{ delete: id }]);
  await settled();
  expect(letters.list).toHaveLength(3);
  expect(letters.list[2]!.text).toContain('Inte längre till salu');
});

test('a whole new stock tells of the cars that are new in it alone', async () => {
  const stays = newCar();
  await put(stays);
  await settled();
  await begin({});
  const comes = newCar();
  await replaceAll(target, carIndex, [stays, comes]);
  await settled();
  expect(subjects()).toEqual(['Ny bil: Volvo']);
  expect(letters.list[0]!.text).toContain(`/bil/${String(comes.car_id)}/`);
});

test('the same search of the same address is kept once, and who asks cannot tell that it is there', async () => {
  const email = person();
  await begin({ email });
  await alerts.database.query(`update "alert_search" set "asked_at" = now() - interval '1 hour'`);
  const again = await alerts.store.save(wantedAlert({ email: email.toUpperCase() }));
  expect(again).toEqual({ mail: expect.any(String) as string });
  // A moment later nothing is sent at all, and the answer is the same.
  expect(await alerts.store.save(wantedAlert({ email }))).toEqual({ mail: undefined });
  await settled();
  expect(subjects()).toEqual(['Du har redan bevakningen: Volvo']);
  expect(await count('alert_search')).toBe(1);
});

test('many at once are counted as one after the other: no more wait to be confirmed', async () => {
  const email = person();
  const wanted = Array.from({ length: 40 }, (_, at) =>
    wantedAlert({ email, filters: { car_year: [String(1980 + at)] } }),
  );
  const answers = await Promise.all(wanted.map((one) => alerts.store.save(one)));
  expect(answers.filter((answer) => answer !== 'tooMany')).toHaveLength(5);
  expect(await count('alert_search')).toBe(5);
  expect(await count('alert_mail')).toBe(5);
});

test('an address has so many searches and no more, and so many that wait to be confirmed', async () => {
  const email = person();
  const save = (at: number) =>
    alerts.store.save(wantedAlert({ email, filters: { car_year: [String(2000 + at)] } }));
  for (let at = 0; at < 5; at += 1) expect(await save(at)).not.toBe('tooMany');
  expect(await save(5)).toBe('tooMany');
  await alerts.database.query(`update "alert_search" set "confirmed_at" = now()`);
  expect(await save(5)).not.toBe('tooMany');
});

test('stopping erases everything, the address with the last search', async () => {
  const email = person();
  const first = await begin({ email });
  const second = await begin({ email, filters: { car_brand: ['Kia'] } });
  await put(newCar());
  await settled();
  await alerts.store.stop(first);
  expect(await count('alert')).toBe(0);
  expect(await count('alert_subscriber')).toBe(1);
  await alerts.store.stop(second);
  expect([await count('alert_search'), await count('alert_subscriber')]).toEqual([0, 0]);
  await put(newCar());
  await settled();
  expect(letters.list).toHaveLength(1);
});

test('what is not confirmed within two days is erased; what is soon over asks once, and ends', async () => {
  await alerts.store.save(wantedAlert({ email: person() }));
  await alerts.database.query(`update "alert_search" set "expires_at" = now() - interval '1 minute',
    "created_at" = now() - interval '49 hours'`);
  await alerts.database.query(
    `update "alert_subscriber" set "created_at" = now() - interval '49 hours'`,
  );
  await until(async () => (await count('alert_subscriber')) === 0);
  letters.all.clear();

  const id = await begin({});
  await alerts.database.query(
    `update "alert_search" set "expires_at" = now() + interval '13 days'`,
  );
  alerts.sender.wake();
  await until(() => letters.list.length > 0);
  await settled();
  expect(subjects()).toEqual([expect.stringMatching(/^Bevakningen slutar \d+ \w+: Volvo$/)]);
  const { subscriber } = (await alerts.store.find(id))!;
  expect(await alerts.store.renew(subscriber, id)).toBe(true);
  const { expiresAt } = (await alerts.store.find(id))!;
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 170 * 86_400_000);
  await alerts.database.query(`update "alert_search" set "expires_at" = now()`);
  await until(async () => (await count('alert_search')) === 0);
});

test('a mail that cannot be sent is sent later; an address that is refused for good is forgotten, and no log names it', async () => {
  const email = person();
  let failures = 2;
  letters.refuse = () => {
    if ((failures -= 1) >= 0) throw new UpstreamError('mail', 'network', 'down');
  };
  const saved = await alerts.store.save(wantedAlert({ email }));
  const { mail } = saved as { mail: string };
  await alerts.sender.sendNow(mail);
  await settled();
  expect(subjects()).toEqual(['Bekräfta bevakningen: Volvo']);
  const other = person();
  letters.refuse = () => {
    throw new UpstreamError('mail', 'status', 'refused with 550', { status: 422 });
  };
  await alerts.store.save(wantedAlert({ email: other }));
  await until(async () => (await count('alert_search')) === 1);
  expect(alerts.lines.join('')).toContain('address of a saved search is refused');
  expect(alerts.lines.join('')).not.toContain('@example.org');
});

test('nobody manages the searches of somebody else', async () => {
  const mine = await begin({});
  const other = await begin({});
  const { subscriber } = (await alerts.store.find(mine))!;
  expect(await alerts.store.setFrequency(subscriber, other, 'daily')).toBe(false);
  expect(await alerts.store.renew(subscriber, other)).toBe(false);
  expect(await alerts.store.list(subscriber)).toHaveLength(1);
  expect(alerts.links.idOf('manage', alerts.links.tokenFor('stop', mine))).toBeUndefined();
  expect(alerts.links.idOf('stop', 'nonsense')).toBeUndefined();
});
