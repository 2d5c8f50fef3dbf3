import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { Database } from '../../platform/database/Database';
import { migrateDatabase } from '../../platform/database/migrate';
import { LeadInbox } from '../../services/leads/leadInbox';
import type { Enquiry } from '../../features/enquiries/server/leads/lead.types';
import {
  createLeads,
  type Leads,
  type LeadsOptions,
} from '../../features/enquiries/server/leads/leads';
import { LeadStore } from '../../features/enquiries/server/leads/LeadStore';
import { logTo } from '../../platform/log';
import { createSearchClient, type SearchClient } from '../../features/search/server/searchClient';
import { sites } from '../../sites/sites';
import { temporaryBehaviours, startFaultyComhub, type FaultyComhub } from '../leads/faultyComhub';
import { longTimeouts, shortTimeouts } from '../leads/timeouts';
import { startTestDatabase, type TestDatabase } from './testDatabase';
import { waitUntil } from '../support/waitUntil';

let database: TestDatabase;
let connection: DatabaseConnection;
let separateDatabase: Database;
let inbox: LeadInbox;
let comhub: FaultyComhub;
let arrivals: { id: string; body: unknown }[];
const startedLeads: Leads[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await connectDatabase({ url: database.url });
  separateDatabase = new Database(database.url);
  await migrateDatabase(connection.pool);
  inbox = new LeadInbox(connection.pool, 30);
});

afterAll(async () => {
  await separateDatabase.close();
  await connection.close();
  await database.stop();
});

beforeEach(async () => {
  await connection.pool.query('delete from "job"; delete from "lead"');
  await connection.pool.query('delete from "received_lead"');
  arrivals = [];
  comhub = await startFaultyComhub(async (body) => {
    const { quoteId, ...rest } = body as Parameters<LeadInbox['receive']>[0] & { quoteId?: string };
    const lead = quoteId
      ? { formSubmissionId: quoteId, formName: 'automaster', values: rest }
      : (body as Parameters<LeadInbox['receive']>[0]);
    arrivals.push({ id: lead.formSubmissionId, body });
    await inbox.receive(lead);
  });
});

afterEach(async () => {
  await Promise.all(startedLeads.splice(0).map((leads) => leads.close()));
  await comhub.close();
});

const searchResult = {
  facet: [],
  total_items: 1,
  limit: 1,
  offset: 0,
  content: [
    { car_id: '7', car_site_name: 'Lund', car_site_leads_email: 'lund@automotive.example' },
  ],
};
const search = (async () => searchResult) as unknown as SearchClient['search'];

function startLeads(changes: Partial<LeadsOptions> = {}) {
  const lines: string[] = [];
  const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
  const leads = createLeads({
    estimateVehicle: () => Promise.resolve(undefined),
    database: separateDatabase,
    comhubUrl: comhub.url,
    automasterUrl: comhub.url,
    jotform: { url: comhub.url, apiKey: 'key', pagesUrl: comhub.url },
    keepDays: 30,
    search,
    logger,
    times: longTimeouts,
    ...changes,
  });
  startedLeads.push(leads);
  leads.start();
  return { leads, lines };
}

const createEnquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  site: sites['automotive-se'],
  formName: 'automotive-seCarContactForm',
  formSubmissionId: randomUUID(),
  destination: 'comhub',
  carId: '7',
  source: 'https://automotive.example/bil/7/volvo',
  values: {
    name: 'Anna Öberg',
    phone: '070 174 06 05',
    email: 'anna@example.com',
    message: "Hello \\ '$1' 😀",
    siteName: 'Lund',
    quote: true,
    testDrive: false,
  },
  ...changes,
});

async function getRow(id: string): Promise<Record<string, unknown>> {
  const sql = 'select * from "lead" where "form_submission_id" = $1';
  return (await connection.pool.query(sql, [id])).rows[0] as Record<string, unknown>;
}

const isDelivered = async (id: string): Promise<boolean> =>
  (await getRow(id)).delivered_at !== null;

/** Sends another enquiry and waits for its delivery; earlier ones have then been sent too. */
async function waitForOutbox(leads: Leads): Promise<string> {
  const later = createEnquiry();
  await leads.accept(later);
  await waitUntil(() => isDelivered(later.formSubmissionId));
  return later.formSubmissionId;
}

test('[FORM-15] [FORM-17] a lead is delivered with car, values, recipient and the page that it came from', async () => {
  const { leads } = startLeads();
  const sent = createEnquiry();
  await leads.accept(sent);
  await waitUntil(() => isDelivered(sent.formSubmissionId));
  expect(arrivals.map(({ body }) => body)).toEqual([
    {
      formName: 'automotive-seCarContactForm',
      formSubmissionId: sent.formSubmissionId,
      values: {
        ...sent.values,
        car: searchResult.content[0],
        toName: 'Lund',
        toEmail: 'lund@automotive.example',
        source: 'https://automotive.example/bil/7/volvo',
      },
    },
  ]);
});

test('[OQ-78] sending the same enquiry again adds none; its id with other values is refused', async () => {
  const { leads } = startLeads();
  const sent = createEnquiry();
  await Promise.all([leads.accept(sent), leads.accept(sent), leads.accept(sent)]);
  await waitUntil(() => isDelivered(sent.formSubmissionId));
  await leads.accept(sent);
  const other = { ...sent, values: { ...sent.values, message: 'Something else' } };
  await expect(leads.accept(other)).rejects.toMatchObject({ status: 409 });
  await waitForOutbox(leads);
  expect(arrivals.filter(({ id }) => id === sent.formSubmissionId)).toHaveLength(1);
});

test('[FORM-18] delivery is attempted three times in a row, then retried until comhub recovers', async () => {
  const { leads, lines } = startLeads();
  comhub.mood = 'refuses';
  const sent = createEnquiry();
  await leads.accept(sent);
  await waitUntil(async () => Number((await getRow(sent.formSubmissionId)).attempts) > 4);
  comhub.mood = 'well';
  await waitUntil(() => isDelivered(sent.formSubmissionId));
  expect(arrivals).toHaveLength(1);
  const warnings = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: 'lead not delivered; will retry',
      attempts: 1,
      lead: sent.formSubmissionId,
      reason: 'comhub: answered 503',
    }),
  );
  expect(lines.join()).not.toMatch(/Anna|anna@|070 174|Hello/);
});

test.each(temporaryBehaviours)(
  'a lead arrives once with comhub in the initial mode %s',
  async (mood) => {
    const { leads } = startLeads({ times: shortTimeouts });
    comhub.mood = mood;
    const sent = createEnquiry();
    await leads.accept(sent);
    await waitUntil(async () => Number((await getRow(sent.formSubmissionId)).attempts) > 0);
    await wait(200);
    comhub.mood = 'well';
    await waitUntil(() => isDelivered(sent.formSubmissionId));
    const { leads: received } = await inbox.read(1, 10);
    expect(received).toEqual([
      expect.objectContaining({ formSubmissionId: sent.formSubmissionId }),
    ]);
  },
);

test('the answer to one lead is never taken for the answer to the next', async () => {
  const { leads } = startLeads();
  comhub.mood = 'twice';
  const first = createEnquiry();
  await leads.accept(first);
  await waitUntil(() => isDelivered(first.formSubmissionId));
  comhub.mood = 'refuses';
  const second = createEnquiry();
  await leads.accept(second);
  await waitUntil(async () => Number((await getRow(second.formSubmissionId)).attempts) > 1);
  expect(await isDelivered(second.formSubmissionId)).toBe(false);
});

test('several servers share an outbox and send each lead once', async () => {
  const servers = Array.from({ length: 3 }, () => startLeads());
  const sent = Array.from({ length: 30 }, () => createEnquiry());
  await Promise.all(sent.map((lead, index) => servers[index % 3]!.leads.accept(lead)));
  await waitUntil(async () => (await inbox.read(1, 1)).total === 30);
  const later = await Promise.all(servers.map(({ leads }) => waitForOutbox(leads)));
  expect(arrivals.map(({ id }) => id).toSorted()).toEqual(
    [...sent.map(({ formSubmissionId }) => formSubmissionId), ...later].toSorted(),
  );
});

test('the recipient of a lead is looked up later when the search service does not answer', async () => {
  let answers = false;
  const { leads } = startLeads({
    search: (async () =>
      answers
        ? searchResult
        : { ...searchResult, content: [], failed: true }) as unknown as LeadsOptions['search'],
  });
  const sent = createEnquiry();
  await leads.accept(sent);
  await waitUntil(async () => Number((await getRow(sent.formSubmissionId)).attempts) > 1);
  expect(arrivals).toEqual([]);
  answers = true;
  await waitUntil(() => isDelivered(sent.formSubmissionId));
  expect(arrivals[0]?.body).toMatchObject({ values: { toEmail: 'lund@automotive.example' } });
});

test('[FORM-21] [ERR-19] a sample car without a department is refused immediately', async () => {
  const sample = {
    ...searchResult,
    content: [{ car_id: '7', car_is_sample: true, car_brand: 'Volvo' }],
  };
  const { leads } = startLeads({
    search: (async (_site: string, kind: string) =>
      kind === 'cars'
        ? sample
        : { ...searchResult, content: [] }) as unknown as LeadsOptions['search'],
  });
  const refused = { status: 422, message: 'Department not found' };
  await expect(leads.accept(createEnquiry())).rejects.toMatchObject(refused);
});

test('a delivered lead is erased after its retention period, and its id stays known', async () => {
  const { leads } = startLeads();
  const [old, recent] = [createEnquiry(), createEnquiry()];
  await leads.accept(old);
  await leads.accept(recent);
  await waitUntil(() => isDelivered(old.formSubmissionId));
  await waitUntil(() => isDelivered(recent.formSubmissionId));
  const age = `update "lead" set "delivered_at" = now() - interval '31 days' where "form_submission_id" = $1`;
  await connection.pool.query(age, [old.formSubmissionId]);
  const store = new LeadStore(separateDatabase);
  expect(await store.erase(30)).toBe(1);
  const { enquiry: values, recipient, digest } = await getRow(old.formSubmissionId);
  expect([values, recipient, digest]).toEqual([null, null, null]);
  expect((await getRow(recent.formSubmissionId)).enquiry).not.toBeNull();
  await leads.accept(old);
  await waitForOutbox(leads);
  expect(arrivals).toHaveLength(3);
});

test('a permanently refused lead waits for an operator, who can send it again', async () => {
  const { leads, lines } = startLeads();
  comhub.mood = 'refusesForGood';
  const sent = createEnquiry();
  await leads.accept(sent);
  await waitUntil(async () => (await getRow(sent.formSubmissionId)).dead_at !== null);
  await waitUntil(() => leads.alarms().length > 0);
  expect(leads.alarms()).toEqual(['enquiries not delivered: 1']);
  const [letter, ...more] = await leads.deadLetters.list();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    formSubmissionId: sent.formSubmissionId,
    site: 'automotive-se',
    formName: 'automotive-seCarContactForm',
    dealer: 'Lund',
    carId: '7',
    attempts: 10,
    reason: 'comhub: answered 422',
  });
  expect(JSON.stringify([letter, lines])).not.toMatch(/Anna|anna@|070 174|Hello/);
  const { attempts } = await getRow(sent.formSubmissionId);
  comhub.mood = 'well';
  await waitForOutbox(leads);
  expect((await getRow(sent.formSubmissionId)).attempts).toBe(attempts);
  expect(await isDelivered(sent.formSubmissionId)).toBe(false);

  expect(await leads.deadLetters.revive(sent.formSubmissionId)).toBe(true);
  await waitUntil(() => isDelivered(sent.formSubmissionId));
  expect(await leads.deadLetters.list()).toEqual([]);
  expect(leads.alarms()).toEqual([]);
  expect(await leads.deadLetters.revive(sent.formSubmissionId)).toBe(false);
});

test('a lead that is not accepted for a week is given up, and erased later', async () => {
  const { leads } = startLeads();
  comhub.mood = 'refuses';
  const sent = createEnquiry();
  await leads.accept(sent);
  await connection.pool.query('update "lead" set "give_up_at" = now()');
  await waitUntil(async () => (await getRow(sent.formSubmissionId)).dead_at !== null);
  await connection.pool.query(`update "lead" set "dead_at" = now() - interval '31 days'`);
  const store = new LeadStore(separateDatabase);
  expect(await store.erase(30)).toBe(1);
  expect(await store.deadLetters.count()).toBe(0);
  expect(await store.deadLetters.revive(sent.formSubmissionId)).toBe(false);
});

test('an enquiry without a recipient is refused', async () => {
  const { search: unknown } = createSearchClient({
    search: { url: 'http://127.0.0.1:9', apiKey: 'x' },
    logger: { error: () => undefined },
  });
  const { leads } = startLeads({ search: unknown });
  const refused = { status: 400, message: 'Unknown form' };
  await expect(leads.accept(createEnquiry({ site: sites.charging }))).rejects.toMatchObject(
    refused,
  );
});

test('without a database an enquiry is refused, so that the visitor gets an error', async () => {
  const unreachableDatabase = new Database('postgres://nobody:x@127.0.0.1:9/none');
  const { leads, lines } = startLeads({ database: unreachableDatabase });
  await expect(leads.accept(createEnquiry())).rejects.toMatchObject({ status: 503 });
  expect(lines.join()).not.toMatch(/Anna|anna@/);
  await unreachableDatabase.close();
});

const kits = (async () => ({
  ...searchResult,
  content: [{ kitId: 'K1', name: 'Matot', retailPrice: 100 }],
})) as unknown as SearchClient['search'];
const kitQuote = (user: string): Enquiry => ({
  site: sites['carstore-fi'],
  ...{ formName: 'carstore-fiKitQuote', formSubmissionId: randomUUID() },
  ...{ destination: 'automaster', isUniqueWhilePending: true },
  source: 'https://carstore.example/varustepaketit',
  values: { user, cart: [{ kitId: 'K1' }] },
});

test('[KIT-24] a quote that was accepted is accepted again, even though its kit has since been sold', async () => {
  const sent = kitQuote('Aino');
  await startLeads({ search: kits }).leads.accept(sent);
  const { leads } = startLeads();
  await leads.accept(sent);
  await expect(leads.accept(kitQuote('Eero'))).rejects.toMatchObject({ status: 422 });
  await waitUntil(() => isDelivered(sent.formSubmissionId));
  expect(arrivals).toHaveLength(1);
});

test('[KIT-24] the same quote under another id is not added while it waits, and is a new one afterwards', async () => {
  const { leads } = startLeads({ search: kits });
  comhub.mood = 'refuses';
  const [sent, again, other, later] = ['A', 'A', 'B', 'A'].map(kitQuote) as [Enquiry, ...Enquiry[]];
  for (const one of [sent, again!, other!]) await leads.accept(one);
  expect(await getRow(again!.formSubmissionId)).toBeUndefined();
  comhub.mood = 'well';
  for (const one of [sent, other!]) await waitUntil(() => isDelivered(one.formSubmissionId));
  await leads.accept(later!);
  await waitUntil(() => isDelivered(later!.formSubmissionId));
});
