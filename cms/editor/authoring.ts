import { array, number, object, string } from 'yup';
import { isRecord } from '../../domain/isRecord';
import { misfitOf } from '../../schema/responseShape';
import {
  AddPageBlockDocument,
  type AuthoringItemFragment as AuthoringItem,
  ItemDocument,
  PageHistoryDocument,
  type PageRevisionFragment as PageRevision,
  PagesDocument,
  type PageSummaryFragment as PageSummary,
  PublishItemDocument,
  RestoreItemDocument,
  UnpublishedDocument,
  type UnpublishedFragment as Unpublished,
  UpdateItemDocument,
} from '../generated/authoringQueries';
import type { AddBlockInput, RestoreItemInput, UpdateItemInput } from '../generated/authoringTypes';
import type { TypedQuery } from './typedQuery.types';

export type { Placeholders, Rendering } from './blocks/placeholders.types';
export type { AuthoringItem, PageRevision, PageSummary, Unpublished };

/** Why the platform did not do what it was asked. */
export type FailureKind = 'conflict' | 'refused' | 'gone' | 'signedOut' | 'unreachable';

/** What was asked of the platform and not done; nothing was changed. */
export class AuthoringFailure extends Error {
  override name = 'AuthoringFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    /** For a conflict: the version that another editor saved. */
    readonly currentVersion?: number,
  ) {
    super(message);
  }
}

const kinds: Readonly<Record<number, FailureKind>> = {
  401: 'signedOut',
  403: 'signedOut',
  404: 'gone',
  409: 'conflict',
  400: 'refused',
  413: 'refused',
  422: 'refused',
};

const refusal = object({
  errors: array()
    .of(
      object({
        message: string().required(),
        extensions: object({ code: string(), currentVersion: number() }),
      }),
    )
    .required(),
});

/** Longest wait for an answer, in ms: what hangs is told, and tried again. */
const ANSWER_MS = 30_000;

/** A value of a field as content files write it: text, true, 12, `{ href, text }`, `{ src, alt }`. */
export type RawValue = unknown;

/** The embedded platform's authoring interface, as the editor asks it. Every method throws AuthoringFailure. */
export class Authoring {
  readonly #renewed = new Set<() => void>();

  /**
   * @param csrf token of the session
   * @param onSignedOut called when the session is over
   */
  constructor(
    public csrf: string,
    private readonly onSignedOut: () => void = () => undefined,
  ) {}

  /** Goes on with a new session; what waits for one is told. */
  renew(csrf: string): void {
    this.csrf = csrf;
    for (const listener of this.#renewed) listener();
  }

  /** Has a listener called whenever a new session took the place of one that was over; returns how to stop. */
  whenRenewed(listener: () => void): () => void {
    this.#renewed.add(listener);
    return () => this.#renewed.delete(listener);
  }

  listPages(site: string, language: string): Promise<PageSummary[]> {
    return this.ask(PagesDocument, { site, language });
  }

  async readItem(itemId: string, language: string): Promise<AuthoringItem> {
    const found = await this.ask(ItemDocument, { itemId, language });
    if (!found) throw new AuthoringFailure('gone', 'The content is gone.');
    return found;
  }

  /** Saves a draft made from `expectedVersion`. */
  async update(input: UpdateItemInput & { itemId: string }): Promise<AuthoringItem> {
    return (await this.ask(UpdateItemDocument, { input })).item;
  }

  /** Makes an older version the newest draft. */
  async restore(input: RestoreItemInput): Promise<AuthoringItem> {
    return (await this.ask(RestoreItemDocument, { input })).item;
  }

  addBlock(input: AddBlockInput): Promise<{ uid: string; item: AuthoringItem }> {
    return this.ask(AddPageBlockDocument, { input });
  }

  pageHistory(itemId: string, language: string): Promise<PageRevision[]> {
    return this.ask(PageHistoryDocument, { itemId, language });
  }

  unpublished(itemId: string, language: string): Promise<Unpublished> {
    return this.ask(UnpublishedDocument, { itemId, language });
  }

  async publish(itemId: string, language: string): Promise<number> {
    const input = { itemId, languages: [language] };
    return (await this.ask(PublishItemDocument, { input })).published;
  }

  async signOut(): Promise<void> {
    await fetch('/_edit/sign-out', { method: 'POST', headers: { 'x-csrf-token': this.csrf } });
  }

  /**
   * Sends a query or mutation, and gives its one field.
   * @param passive a background request, which does not extend the session
   */
  ask<Data extends { result: unknown }, Variables extends object>(
    { query, shape }: TypedQuery<Data, Variables>,
    variables: Variables,
    options: { passive?: boolean } = {},
  ): Promise<Data['result']> {
    const read = (body: unknown): Data['result'] => {
      const data = isRecord(body) ? body.data : undefined;
      const misfit = misfitOf(data, shape);
      if (misfit !== undefined) throw new TypeError(misfit);
      return (data as Data).result;
    };
    return this.post('/_edit/graphql', { query, variables }, read, options);
  }

  /**
   * Sends JSON to another address of the editor's server.
   * @param check reads the answer; throws when it does not fit
   */
  async post<Result>(
    path: string,
    question: object,
    check: (json: unknown) => Result,
    { passive = false } = {},
  ): Promise<Result> {
    const response = await this.send(path, JSON.stringify(question), passive);
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const failure = failureOf(response.status, body);
      if (failure.kind === 'signedOut') this.onSignedOut();
      throw failure;
    }
    try {
      return check(body);
    } catch (cause) {
      throw new AuthoringFailure('unreachable', `The answer does not fit: ${String(cause)}`);
    }
  }

  private async send(path: string, body: string, passive: boolean): Promise<Response> {
    try {
      return await fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': this.csrf,
          ...(passive && { 'x-passive': '1' }),
        },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
        // What an open window says by itself may be its last word.
        keepalive: passive,
      });
    } catch (cause) {
      throw new AuthoringFailure('unreachable', cause instanceof Error ? cause.message : '');
    }
  }
}

function failureOf(status: number, body: unknown): AuthoringFailure {
  const errors = refusal.isValidSync(body) ? refusal.cast(body).errors : [];
  const first = errors[0];
  // A role that does not reach is refused, too; another 403 has lost its session.
  const isForbidden = first?.extensions.code === 'FORBIDDEN';
  const kind = isForbidden ? 'refused' : (kinds[status] ?? 'unreachable');
  return new AuthoringFailure(kind, first?.message ?? '', first?.extensions.currentVersion);
}
