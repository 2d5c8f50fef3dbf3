import type { Pool } from 'pg';

type MessageKind = 'email' | 'sms' | 'push';

/** A received e-mail, SMS or push message. */
export interface ReceivedMessage {
  id: string;
  kind: MessageKind;
  /** Null after erasure. */
  content: Readonly<Record<string, unknown>> | null;
  receivedAt: Date;
  /** Number of times that it was sent. */
  times: number;
}

/** Stores the e-mails, SMS and push messages that the embedded services receive, each once. */
export class PostBox {
  /** @param retentionDays days after which the content is deleted */
  constructor(
    private readonly pool: Pool,
    private readonly retentionDays: number,
  ) {}

  /** Stores a message durably. */
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
      [this.retentionDays],
    );
  }

  /** Returns a page of messages, newest first, and the total number. */
  async read(
    page: number,
    pageSize: number,
  ): Promise<{ messages: ReceivedMessage[]; total: number }> {
    const { rows } = await this.pool.query<ReceivedMessage>(
      `select "id", "kind", "content", "received_at" as "receivedAt", "times" from "received_message"
        order by "received_at" desc, "id" limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    );
    const totals = await this.pool.query<{ total: number }>(
      `select count(*)::int as "total" from "received_message"`,
    );
    return { messages: rows, total: totals.rows[0]?.total ?? 0 };
  }
}
