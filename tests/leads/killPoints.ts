import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { LeadInbox } from '../../services/leads/leadInbox';
import { startTestDatabase } from '../contract/testDatabase';
import { seededRandom } from '../../services/stock/random';
import { requestApp } from '../unit/server/appUnderTest';
import { temporaryBehaviours, startFaultyComhub } from './faultyComhub';
import { type SentForm, sentForms } from './sentForms';

/** Maximum delay of a kill after a request; by then the server may or may not have responded. */
const MAX_KILL_DELAY_MS = 120;
const DELIVERY_TIMEOUT_MS = 120_000;

interface Sent {
  id: string;
  /** Unique text of the enquiry. */
  text: string;
  form: SentForm;
  /** Whether the visitor received a confirmation. */
  accepted: boolean;
}

export interface KillReport {
  points: number;
  accepted: number;
  /** Number of confirmed enquiries by form name. */
  acceptedByForm: Record<string, number>;
  /** Confirmed enquiries that were not delivered. */
  lost: string[];
  /** Enquiries that were delivered with other values. */
  changed: string[];
  /** Delivered enquiries that were never sent. */
  strange: string[];
  /** Number of repeated deliveries, which the service must ignore. */
  repeats: number;
}

/**
 * Repeatedly kills the web server at random points around an enquiry, with each form in turn. Meanwhile the
 * enquiry service misbehaves, and other web servers share the outbox. Visitors retry like the form, or give
 * up. In the end the service works, and every confirmed enquiry must have been stored exactly once.
 */
export async function runKillPoints(
  points: number,
  seed: number,
  print: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const random = seededRandom(seed);
  const database = await startTestDatabase();
  const connection = await connectDatabase({ url: database.url });
  await migrateDatabase(connection.pool);
  const inbox = new LeadInbox(connection.pool, 30);
  const comhub = await startFaultyComhub((body) => inbox.receive(toReceivedLead(body as Received)));
  const start = () => FormServer.start(database.url, comhub.url);
  const sent: Sent[] = [];
  let server = await start();
  try {
    for (let point = 0; point < points; point += 1) {
      comhub.mood = temporaryBehaviours[Math.floor(random() * temporaryBehaviours.length)]!;
      const next = start();
      const form = sentForms[point % sentForms.length]!;
      const lead = { id: randomUUID(), text: `Point ${point} åäö`, form, accepted: false };
      sent.push(lead);
      const post = server.post(lead).catch(() => undefined);
      await wait(random() * MAX_KILL_DELAY_MS);
      await server.kill();
      lead.accepted = (await post) === 202;
      server = await next;
      const triesAgain = !lead.accepted && random() < 0.7;
      if (triesAgain) lead.accepted = (await server.post(lead).catch(() => undefined)) === 202;
      if ((point + 1) % 20 === 0) print(`${point + 1} of ${points} points`);
    }
    comhub.mood = 'well';
    await untilDelivered(connection);
    return await report(sent, inbox);
  } finally {
    await server.kill();
    await comhub.close();
    await connection.close();
    await database.stop();
  }
}

async function untilDelivered({ pool }: DatabaseConnection): Promise<void> {
  const end = Date.now() + DELIVERY_TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      'select count(*)::int as "waiting" from "lead" where "delivered_at" is null',
    );
    if (rows[0]?.waiting === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]?.waiting} leads are still not delivered`);
    await wait(100);
  }
}

async function report(sent: readonly Sent[], inbox: LeadInbox): Promise<KillReport> {
  const { leads } = await inbox.read(1, sent.length + 10);
  const arrived = new Map(leads.map((lead) => [lead.formSubmissionId, lead]));
  const accepted = sent.filter((lead) => lead.accepted);
  const sentIds = new Set(sent.map(({ id }) => id));
  return {
    points: sent.length,
    accepted: accepted.length,
    acceptedByForm: countByForm(accepted),
    lost: accepted.filter(({ id }) => !arrived.has(id)).map(({ id }) => id),
    changed: sent
      .filter(({ id, text, form }) => {
        const values = arrived.get(id)?.values as Record<string, unknown> | undefined;
        return (
          values && JSON.stringify(form.arrived(values)) !== JSON.stringify(form.expected(text))
        );
      })
      .map(({ id }) => id),
    strange: [...arrived.keys()].filter((id) => !sentIds.has(id)),
    repeats: leads.reduce((sum, { times }) => sum + times - 1, 0),
  };
}

function countByForm(sent: readonly Sent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { form } of sent) counts[form.formName] = (counts[form.formName] ?? 0) + 1;
  return counts;
}

type Received = Parameters<LeadInbox['receive']>[0] & { quoteId?: string };

/** Converts a received request; kit quotes are stored like enquiries. */
function toReceivedLead({ quoteId, ...body }: Received): Parameters<LeadInbox['receive']>[0] {
  if (quoteId === undefined) return body;
  return { formSubmissionId: quoteId, formName: 'KitQuote', values: body };
}

/** A web server in a separate process. */
class FormServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(databaseUrl: string, comhubUrl: string): Promise<FormServer> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/leads/formServer.main.ts'], {
      env: { ...process.env, DATABASE_URL: databaseUrl, COMHUB_URL: comhubUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('The process has no output.');
    for await (const line of createInterface({ input: child.stdout })) {
      return new FormServer(child, (JSON.parse(line) as { port: number }).port);
    }
    throw new Error('The web server did not start');
  }

  /** Sends an enquiry like its form and returns the status. Rejects if the server ends meanwhile. */
  async post({ id, text, form: { host, path, body } }: Sent): Promise<number> {
    const answer = await requestApp(this.port, {
      path,
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
      body: JSON.stringify(body(id, text)),
    });
    return answer.status;
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
