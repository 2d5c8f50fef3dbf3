import { setTimeout as wait } from 'node:timers/promises';
import { PROOF_MINUTES } from '../../domain/holds/carHold';
import { createSeal } from '../../platform/seal';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { createHoldLinks } from '../../features/holds/server/holdLinks';
import { createHoldMails } from '../../features/holds/server/holdMails';
import { HoldNotices } from '../../features/holds/server/HoldNotices';
import { createHoldNotifier } from '../../features/holds/server/holdNotifier';
import { createHolds, type Holds } from '../../features/holds/server/holds';
import { HoldStore, type RequestedHold } from '../../features/holds/server/HoldStore';
import type { Enquiry } from '../../features/enquiries/server/leads/lead.types';
import { logTo } from '../../platform/log';
import type { Mail } from '../../platform/upstreams/mail';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';
import { defaultSiteContent, type SiteContentSource } from '../../platform/content/siteContent';
import { sites } from '../../sites/sites';
import { requestHold, advanceHours, site } from './holdRequests';
import { startTestDatabase, type TestDatabase } from './testDatabase';
import { waitUntil } from '../support/waitUntil';

jest.setTimeout(180_000);

const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
const links = createHoldLinks(createSeal('a secret of ours', 'car hold'));

let testDatabase: TestDatabase;
let database: QueriedDatabase;
let store: HoldStore;

beforeAll(async () => {
  testDatabase = await startTestDatabase();
  database = new QueriedDatabase(testDatabase.url);
  store = new HoldStore(database);
});

afterAll(async () => {
  await database.close();
  await testDatabase.stop();
});

afterEach(async () => {
  lines.length = 0;
  await database.query('delete from "car_hold"');
  await database.query('delete from "job"');
  await database.query('delete from "asked_hold"');
});

describe('notifications of a hold', () => {
  let holds: Holds;
  let mails: Mail[];
  let enquiries: Enquiry[];
  let failures: number;
  let mailFailures: number;
  let mailFailure: UpstreamError;
  let notifier: ReturnType<typeof createHoldNotifier>;

  beforeEach(() => {
    mails = [];
    enquiries = [];
    failures = 0;
    mailFailures = 0;
    mailFailure = new UpstreamError('mail', 'network', 'down');
    const siteContent: Pick<SiteContentSource, 'get'> = {
      get: async (of, language) => defaultSiteContent(of, language),
    };
    const origin = () => 'https://automotive.example';
    const sendMail = createHoldMails({
      links,
      mail: {
        async send(mail) {
          if (mailFailures-- > 0) throw mailFailure;
          mails.push(mail);
        },
      },
      siteContent,
      origin,
    });
    notifier = createHoldNotifier({
      notices: new HoldNotices(database),
      links,
      sendMail,
      leads: {
        async accept(enquiry) {
          if (failures-- > 0) throw new UpstreamError('search', 'network', 'down');
          enquiries.push(enquiry);
        },
      },
      sites: [site],
      siteContent,
      origin,
      logger,
      times: { retry: 20, maxRetryDelay: 50, poll: 20 },
    });
    holds = createHolds({
      store,
      links,
      sendMail,
      held: {
        refresh: async () => undefined,
        start: () => undefined,
        close: async () => undefined,
      },
      onNews: notifier.wake,
      logger,
    });
  });

  afterEach(() => notifier.close());

  const tokenIn = ({ text }: Mail) => /[?&]hold=([\w-]+)/.exec(text)![1]!;

  /** Requests a hold and confirms it by the link in the mail; returns the token that opens it. */
  async function holdBy(hold: RequestedHold): Promise<string> {
    expect(await holds.request(hold, site)).toBe('asked');
    const proved = await holds.prove(tokenIn(mails.pop()!), site);
    return (proved as { token: string }).token;
  }

  test('the link in a mail confirms the address, then shows the hold, and later that it has ended', async () => {
    const hold = requestHold('maja');
    expect(await holds.request(hold, site)).toBe('asked');
    expect(mails).toMatchObject([
      {
        id: `${hold.key}-asked`,
        to: 'maja@example.com',
        subject: 'Confirm your reservation of Volvo V60',
        text: expect.stringContaining('within 15 minutes'),
      },
    ]);
    const token = tokenIn(mails[0]!);
    expect(await holds.show(token, site)).toMatchObject({ state: 'proof', car: hold.car });
    expect(await holds.show(token, sites['carstore-se'])).toEqual({ state: 'late', carId: '4711' });
    expect(enquiries).toEqual([]);
    expect(await holds.prove(token, site)).toMatchObject({ hold: { key: hold.key } });
    expect(await holds.prove(token, site)).toMatchObject({ hold: { key: hold.key } });
    expect(await holds.show(token, site)).toMatchObject({ state: 'held' });
    const other = requestHold('nils', '4712');
    await holds.request(other, site);
    const expired = tokenIn(mails.find(({ to }) => to === 'nils@example.com')!);
    await advanceHours(database, PROOF_MINUTES / 60);
    await store.erase();
    expect(await holds.show(expired, site)).toEqual({ state: 'late', carId: '4712' });
    expect(await holds.prove(expired, site)).toBe('late');
  });

  test('an address that cannot receive mail is reported at once, and the request can be repeated', async () => {
    mailFailures = 1;
    expect(await holds.request(requestHold('maja'), site)).toBe('failing');
    mailFailures = 1;
    mailFailure = new UpstreamError('mail', 'status', 'refused with 550', { status: 422 });
    expect(await holds.request(requestHold('maja'), site)).toBe('refused');
    const remaining = await database.query('select from "asked_hold"');
    expect(remaining.rowCount).toBe(0);
    expect(lines.join('')).not.toContain('example.com');
  });

  test('holder and seller are notified once, the holder is reminded, and the seller learns of a release', async () => {
    failures = 2;
    const hold = requestHold('maja');
    const token = await holdBy(hold);
    await waitUntil(() => mails.length === 1);
    expect(mails[0]).toMatchObject({
      to: 'maja@example.com',
      subject: expect.stringMatching(/^Volvo V60 is reserved until \w+/),
      text: expect.stringContaining('https://automotive.example/en/kop-bil/reservera?hold='),
    });
    expect(enquiries).toMatchObject([
      {
        formSubmissionId: hold.key,
        carId: '4711',
        source: 'https://automotive.example/bil/4711/volvo-v60',
        values: { email: 'maja@example.com', message: expect.stringContaining('48 timmar') },
      },
    ]);
    await advanceHours(database, 43);
    await waitUntil(() => mails.length === 2);
    expect(mails[1]!.subject).toMatch(/^Your reservation of Volvo V60 ends/);
    expect(await holds.show(token, site)).toMatchObject({ state: 'held', car: { car_id: '4711' } });
    expect(await holds.show(token, sites['carstore-se'])).toBe('unknown');
    expect(await holds.show(`${token}a`, site)).toBe('unknown');
    await holds.release(token, site);
    await waitUntil(() => enquiries.length === 2);
    expect(enquiries[1]!.formSubmissionId).not.toBe(hold.key);
    await holds.release(token, site);
    await wait(200);
    expect([mails.length, enquiries.length]).toEqual([2, 2]);
    expect(lines.join('')).not.toContain('example.com');
  });

  test('a seller who was notified of a hold is notified of its release, even if its holder never was', async () => {
    await holds.request(requestHold('maja'), site);
    const token = tokenIn(mails.pop()!);
    mailFailures = Infinity;
    await holds.prove(token, site);
    await waitUntil(() => enquiries.length === 1);
    await holds.release(token, site);
    await waitUntil(() => enquiries.length === 2);
    expect(enquiries[1]!.values.message).toContain('avbokad i förtid');
    expect(new Set(enquiries.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(2);
    expect(mails).toEqual([]);
  });
});
