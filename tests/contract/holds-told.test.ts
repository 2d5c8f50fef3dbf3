import { setTimeout as wait } from 'node:timers/promises';
import { PROOF_MINUTES } from '../../domain/holds/carHold';
import { createSeal } from '../../platform/seal';
import { Database } from '../../platform/database/Database';
import { createHoldLinks } from '../../features/holds/server/holdLinks';
import { createHoldMails } from '../../features/holds/server/holdMails';
import { HoldNotices } from '../../features/holds/server/HoldNotices';
import { createHoldNotifier } from '../../features/holds/server/holdNotifier';
import { createHolds, type Holds } from '../../features/holds/server/holds';
import { HoldStore, type AskedHold } from '../../features/holds/server/HoldStore';
import type { Enquiry } from '../../features/enquiries/server/leads/lead.types';
import { logTo } from '../../platform/log';
import type { Mail } from '../../platform/upstreams/mail';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';
import { defaultSiteContent, type SiteContentSource } from '../../platform/content/siteContent';
import { sites } from '../../sites/sites';
import { asked, passHours, site } from './askedHolds';
import { startTestDatabase, type TestDatabase } from './testDatabase';

jest.setTimeout(180_000);

const lines: string[] = [];
const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
const links = createHoldLinks(createSeal('a secret of ours', 'car hold'));

let process_: TestDatabase;
let database: Database;
let store: HoldStore;

beforeAll(async () => {
  process_ = await startTestDatabase();
  database = new Database(process_.url);
  store = new HoldStore(database);
});

afterAll(async () => {
  await database.close();
  await process_.stop();
});

afterEach(async () => {
  lines.length = 0;
  await database.query('delete from "car_hold"');
  await database.query('delete from "job"');
  await database.query('delete from "asked_hold"');
});

describe('what is told', () => {
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
      times: { retry: 20, maxRetryDelay: 50, look: 20 },
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

  const until = async (isSo: () => boolean) => {
    for (let tries = 0; !isSo(); tries += 1) {
      if (tries > 400) throw new Error('It does not happen');
      await wait(25);
    }
  };

  const tokenIn = ({ text }: Mail) => /[?&]hold=([\w-]+)/.exec(text)![1]!;

  /** Asks for a car, and presses the button of the mail's link; what opens the hold. */
  async function holdBy(hold: AskedHold): Promise<string> {
    expect(await holds.ask(hold, site)).toBe('asked');
    const proved = await holds.prove(tokenIn(mails.pop()!), site);
    return (proved as { token: string }).token;
  }

  test('the link of a mail proves the address, shows the hold then, and says when it is over', async () => {
    const hold = asked('maja');
    expect(await holds.ask(hold, site)).toBe('asked');
    expect(mails).toMatchObject([
      {
        id: `${hold.key}-asked`,
        to: 'maja@example.com',
        subject: 'Confirm your hold of Volvo V60',
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
    const other = asked('nils', '4712');
    await holds.ask(other, site);
    const late = tokenIn(mails.find(({ to }) => to === 'nils@example.com')!);
    await passHours(database, PROOF_MINUTES / 60);
    await store.erase();
    expect(await holds.show(late, site)).toEqual({ state: 'late', carId: '4712' });
    expect(await holds.prove(late, site)).toBe('late');
  });

  test('whoever cannot be written to is told so at once, and may try again', async () => {
    mailFailures = 1;
    expect(await holds.ask(asked('maja'), site)).toBe('failing');
    mailFailures = 1;
    mailFailure = new UpstreamError('mail', 'status', 'refused with 550', { status: 422 });
    expect(await holds.ask(asked('maja'), site)).toBe('refused');
    const left = await database.query('select from "asked_hold"');
    expect(left.rowCount).toBe(0);
    expect(lines.join('')).not.toContain('example.com');
  });

  test('holder and seller are told once, reminded before the end, and the seller when it is given up', async () => {
    failures = 2;
    const hold = asked('maja');
    const token = await holdBy(hold);
    await until(() => mails.length === 1);
    expect(mails[0]).toMatchObject({
      to: 'maja@example.com',
      subject: expect.stringMatching(/^Volvo V60 is held until \w+/),
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
    await passHours(database, 43);
    await until(() => mails.length === 2);
    expect(mails[1]!.subject).toMatch(/^Your hold of Volvo V60 ends/);
    expect(await holds.show(token, site)).toMatchObject({ state: 'held', car: { car_id: '4711' } });
    expect(await holds.show(token, sites['carstore-se'])).toBe('unknown');
    expect(await holds.show(`${token}a`, site)).toBe('unknown');
    await holds.release(token, site);
    await until(() => enquiries.length === 2);
    expect(enquiries[1]!.formSubmissionId).not.toBe(hold.key);
    await holds.release(token, site);
    await wait(200);
    expect([mails.length, enquiries.length]).toEqual([2, 2]);
    expect(lines.join('')).not.toContain('example.com');
  });

  test('a seller who knows of a hold is told when it is given up before its holder could be', async () => {
    await holds.ask(asked('maja'), site);
    const token = tokenIn(mails.pop()!);
    mailFailures = Infinity;
    await holds.prove(token, site);
    await until(() => enquiries.length === 1);
    await holds.release(token, site);
    await until(() => enquiries.length === 2);
    expect(enquiries[1]!.values.message).toContain('släppt i förtid');
    expect(new Set(enquiries.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(2);
    expect(mails).toEqual([]);
  });
});
