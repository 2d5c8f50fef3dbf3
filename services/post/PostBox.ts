import type { Pool } from 'pg';

type MessageKind = 'email' | 'sms' | 'push';

/** An e-mail, SMS or push message as it arrived. */
export interface ReceivedMessage {
  id: string;
  kind: MessageKind;
  /** Null once it is erased. */
  content: Readonly<Record<string, unknown>> | null;
  receivedAt: Date;
  /** How often it was sent. */
  times: number;
}

/** E-mails, SMS and push messages that have arrived at the embedded services, each once. */
export class PostBox {
  /** @param keepDays days after which what arrived is erased */
  constructor(
    private readonly pool: Pool,
    private readonly keepDays: number,
  ) {}

  /** Stores a message; once the promise fulfils it survives a crash. */
  async receive({ id, kind, content }: Pick<ReceivedMessage, 'id' | 'kind' | 'content'>) {
    await this.pool.query(
      `insert into "received_message" ("id", "kind", "content") values ($1, $2, $3)
       on conflict ("id") do update set "times" = "received_message"."times" + 1`,
      [id, kind, content],
    );
  }

  async erase(): Promise<void> {
    await this.pool.query(
      `update "received_message" set "content" = null
        where "content" is not null and "received_at" < now() - $1 * interval '1 day'`,
      [this.keepDays],
    );
  }

  /** Newest first, a page at a time, with how many there are. */
  async read(
    page: number,
    pageSize: number,
  ): Promise<{ messages: ReceivedMessage[]; total: number }> {
    const { rows } = await this.pool.query<ReceivedMessage>(
      `select "id", "kind", "content", "received_at" as "receivedAt", "times" from "received_message"
        order by "received_at" desc, "id" limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const counted = await this.pool.query<{ total: number }>(
      `select count(*)::int as "total" from "received_message"`,
    );
    return { messages: rows, total: counted.rows[0]?.total ?? 0 };
  }
}
