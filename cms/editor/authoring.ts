import { array, number, object, string } from 'yup';
import { isRecord } from '../../domain/isRecord';
import { findMismatch } from '../../schema/responseShape';
import {
  AddPageBlockDocument,
  type AuthoringItemFragment as AuthoringItem,
  ItemDocument,
  PageHistoryDocument,
  type PageRevisionFragment as PageRevision,
  PagesDocument,
  type PageSummaryFragment as PageSummary,
  PublishItemDocument,
  type PublishItemMutation,
  RestoreItemDocument,
  UnpublishedDocument,
  type UnpublishedFragment as Unpublished,
  UpdateItemDocument,
} from '../generated/authoringQueries';
import type { AddBlockInput, RestoreItemInput, UpdateItemInput } from '../generated/authoringTypes';
import { refusalText, templateShape } from './refusalText';
import { texts } from './texts';
import type { TypedQuery } from './typedQuery.types';

export type { Placeholders, Rendering } from './blocks/placeholders.types';
export type { AuthoringItem, PageRevision, PageSummary, Unpublished };

/** Why a request to the platform failed. */
export type FailureKind = 'conflict' | 'refused' | 'gone' | 'signedOut' | 'unreachable';

/** A failed request to the platform; nothing was changed. */
export class AuthoringFailure extends Error {
  override name = 'AuthoringFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    /** For a conflict: the version that the other editor saved. */
    readonly currentVersion?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const failureKindByStatus: Readonly<Record<number, FailureKind>> = {
  401: 'signedOut',
  403: 'signedOut',
  404: 'gone',
  409: 'conflict',
  400: 'refused',
  413: 'refused',
  422: 'refused',
};

const refusalSchema = object({
  errors: array()
    .of(
      object({
        message: string().required(),
        extensions: object({
          code: string(),
          currentVersion: number(),
          ...templateShape,
        }),
      }),
    )
    .required(),
});

/**
 * Timeout of a request, in ms. A request that times out fails as `unreachable`; callers show it and retry.
 */
const REQUEST_TIMEOUT_MS = 30_000;

const answerListeners = new Set<() => void>();

/** Resolves on the next successful answer of the platform: then it is reachable and the session is valid. */
export const whenAnswered = (): Promise<void> =>
  new Promise((resolve) => answerListeners.add(() => resolve()));

function notifyAnswered(): void {
  for (const listener of answerListeners) listener();
  answerListeners.clear();
}

/** A field value as content files have it: a string, `true`, `12`, `{ href, text }`, `{ src, alt }`. */
export type RawValue = unknown;

/** Client of the embedded platform's authoring interface. Every method throws AuthoringFailure. */
export class Authoring {
  readonly #renewalListeners = new Set<() => void>();

  /**
   * @param csrf token of the session
   * @param onSignedOut called when the session has ended
   */
  constructor(
    public csrf: string,
    private readonly onSignedOut: () => void = () => undefined,
  ) {}

  /** Uses the token of a new session, and notifies the listeners of `onSessionRenewed`. */
  renewSession(csrf: string): void {
    this.csrf = csrf;
    for (const listener of this.#renewalListeners) listener();
  }

  /**
   * Calls the listener each time a new session replaces one that ended. Returns a function that
   * unsubscribes.
   */
  onSessionRenewed(listener: () => void): () => void {
    this.#renewalListeners.add(listener);
    return () => this.#renewalListeners.delete(listener);
  }

  listPages(site: string, language: string): Promise<PageSummary[]> {
    return this.request(PagesDocument, { site, language });
  }

  async readItem(itemId: string, language: string): Promise<AuthoringItem> {
    const item = await this.request(ItemDocument, { itemId, language });
    if (!item) throw new AuthoringFailure('gone', texts.gone);
    return item;
  }

  /** Saves a draft. It is refused as a conflict if the newest version is not `expectedVersion`. */
  async updateItem(input: UpdateItemInput & { itemId: string }): Promise<AuthoringItem> {
    return (await this.request(UpdateItemDocument, { input })).item;
  }

  /** Saves an older version as the newest draft. */
  async restoreItem(input: RestoreItemInput): Promise<AuthoringItem> {
    return (await this.request(RestoreItemDocument, { input })).item;
  }

  addBlock(input: AddBlockInput): Promise<{ uid: string; item: AuthoringItem }> {
    return this.request(AddPageBlockDocument, { input });
  }

  readPageHistory(itemId: string, language: string): Promise<PageRevision[]> {
    return this.request(PageHistoryDocument, { itemId, language });
  }

  readUnpublished(itemId: string, language: string): Promise<Unpublished> {
    return this.request(UnpublishedDocument, { itemId, language });
  }

  publishItem(itemId: string, language: string): Promise<PublishItemMutation['result']> {
    const input = { itemId, languages: [language] };
    return this.request(PublishItemDocument, { input });
  }

  async signOut(): Promise<void> {
    const headers = { 'x-csrf-token': this.csrf };
    const response = await fetch('/_edit/sign-out', { method: 'POST', headers }).catch(() => null);
    // Without a session there is nothing to end.
    if (!response || response.status >= 500) throw new AuthoringFailure('unreachable', '');
  }

  /**
   * Sends a query or mutation, and returns its field `result`.
   * @param options `passive`: a background request, which does not extend the session
   */
  request<Data extends { result: unknown }, Variables extends object>(
    { query, shape }: TypedQuery<Data, Variables>,
    variables: Variables,
    options: { passive?: boolean } = {},
  ): Promise<Data['result']> {
    const parseResult = (body: unknown): Data['result'] => {
      const data = isRecord(body) ? body.data : undefined;
      const mismatch = findMismatch(data, shape);
      if (mismatch !== undefined) throw new TypeError(mismatch);
      return (data as Data).result;
    };
    return this.post('/_edit/graphql', { query, variables }, parseResult, options);
  }

  /**
   * Posts JSON to another path of the editor's server.
   * @param parse parses the answer; throws if it is invalid
   */
  async post<Result>(
    path: string,
    payload: object,
    parse: (json: unknown) => Result,
    { passive = false } = {},
  ): Promise<Result> {
    const response = await this.send(path, JSON.stringify(payload), passive);
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const failure = toFailure(response.status, body);
      if (failure.kind === 'signedOut') this.onSignedOut();
      throw failure;
    }
    notifyAnswered();
    try {
      return parse(body);
    } catch (cause) {
      throw new AuthoringFailure('unreachable', texts.unreachable, undefined, { cause });
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
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        // The browser finishes a background request even if the window closes.
        keepalive: passive,
      });
    } catch (cause) {
      throw new AuthoringFailure('unreachable', texts.unreachable, undefined, { cause });
    }
  }
}

function toFailure(status: number, body: unknown): AuthoringFailure {
  const errors = refusalSchema.isValidSync(body) ? refusalSchema.cast(body).errors : [];
  const firstError = errors[0];
  // The server sends 403 both for a missing role and for an ended session; the code tells them apart.
  const isForbidden = firstError?.extensions.code === 'FORBIDDEN';
  const kind = isForbidden ? 'refused' : (failureKindByStatus[status] ?? 'unreachable');
  // Without a code it is no refusal, but a failure whose text is for developers.
  const isRefusal = firstError?.extensions.code !== undefined;
  return new AuthoringFailure(
    kind,
    isRefusal ? refusalText(firstError) : '',
    firstError?.extensions.currentVersion,
  );
}
