import { array, boolean, mixed, number, object, string } from 'yup';
import { isRecord } from '../../platform/content/isRecord';

/** Why the platform did not do what it was asked. */
export type FailureKind = 'conflict' | 'refused' | 'gone' | 'signedOut' | 'unreachable';

/** What was asked of the platform and not done; nothing was changed. */
export class AuthoringFailure extends Error {
  override name = 'AuthoringFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    /** For a conflict: the version that somebody else saved. */
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

export interface FieldChange {
  name: string;
  value: RawValue;
}

const pageSummary = object({
  itemId: string().required(),
  displayName: string().defined(),
  route: string().required(),
  isPublished: boolean().required(),
});

/** A block in a page, as the platform keeps it. */
export interface Rendering {
  uid: string;
  componentName: string;
  dataSource?: string;
  params: Record<string, string>;
  placeholders: Placeholders;
}

export type Placeholders = Record<string, Rendering[]>;

const item = object({
  itemId: string().required(),
  version: number().required(),
  template: string().required(),
  fields: array()
    .of(object({ name: string().required(), value: mixed().nullable() }))
    .required(),
  placeholders: mixed<Placeholders>().required(),
});

const revision = object({
  itemId: string().required(),
  itemName: string().defined(),
  template: string().required(),
  isShared: boolean().required(),
  currentVersion: number().required(),
  version: number().required(),
  author: string().nullable(),
  updated: string().required(),
  published: string().nullable(),
  isDeleted: boolean().required(),
  changed: array().of(string().required()).required(),
});

const unpublished = object({
  page: number().required(),
  shared: number().required(),
  isPublic: boolean().required(),
  stays: boolean().required(),
  sharedItemId: string().nullable(),
});

export type PageSummary = ReturnType<typeof pageSummary.validateSync>;
export type AuthoringItem = ReturnType<typeof item.validateSync>;
export type PageRevision = ReturnType<typeof revision.validateSync>;
export type Unpublished = ReturnType<typeof unpublished.validateSync>;

const ITEM = '{ itemId version template fields { name value } placeholders }';

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
    return this.ask(
      `query ($site: String!, $language: String!) {
        result: pages(site: $site, language: $language) { itemId displayName route isPublished }
      }`,
      { site, language },
      (json) => array().of(pageSummary).required().validateSync(json),
    );
  }

  async readItem(itemId: string, language: string): Promise<AuthoringItem> {
    const found = await this.ask(
      `query ($itemId: ID!, $language: String!) {
        result: item(where: { itemId: $itemId, language: $language }) ${ITEM}
      }`,
      { itemId, language },
      (json) => (json === null ? undefined : item.validateSync(json)),
    );
    if (!found) throw new AuthoringFailure('gone', 'The content is gone.');
    return found;
  }

  /** Saves a draft made from `expectedVersion`. */
  update(input: {
    itemId: string;
    language: string;
    expectedVersion: number;
    fields?: FieldChange[];
    placeholders?: Placeholders;
  }): Promise<AuthoringItem> {
    return this.change('updateItem', 'UpdateItemInput', input);
  }

  /** Makes an older version the newest draft. */
  restore(input: {
    itemId: string;
    language: string;
    version: number;
    expectedVersion: number;
  }): Promise<AuthoringItem> {
    return this.change('restoreItem', 'RestoreItemInput', input);
  }

  addBlock(input: {
    itemId: string;
    language: string;
    expectedVersion: number;
    componentName: string;
    placeholder: string;
    parent?: string;
    position?: number;
    fields: Record<string, RawValue>;
  }): Promise<{ uid: string; item: AuthoringItem }> {
    return this.ask(
      `mutation ($input: AddBlockInput!) { result: addBlock(input: $input) { uid item ${ITEM} } }`,
      { input },
      (json) => object({ uid: string().required(), item }).validateSync(json),
    );
  }

  pageHistory(itemId: string, language: string): Promise<PageRevision[]> {
    return this.ask(
      `query ($itemId: ID!, $language: String!) {
        result: pageHistory(itemId: $itemId, language: $language, first: 100) {
          itemId itemName template isShared currentVersion version author updated published isDeleted changed
        }
      }`,
      { itemId, language },
      (json) => array().of(revision).required().validateSync(json),
    );
  }

  unpublished(itemId: string, language: string): Promise<Unpublished> {
    return this.ask(
      `query ($itemId: ID!, $language: String!) {
        result: unpublished(itemId: $itemId, language: $language) { page shared isPublic stays sharedItemId }
      }`,
      { itemId, language },
      (json) => unpublished.validateSync(json),
    );
  }

  async publish(itemId: string, language: string): Promise<number> {
    const { published } = await this.ask(
      `mutation ($input: PublishItemInput!) { result: publishItem(input: $input) { published } }`,
      { input: { itemId, languages: [language] } },
      (json) => object({ published: number().required() }).validateSync(json),
    );
    return published;
  }

  async signOut(): Promise<void> {
    await fetch('/_edit/sign-out', { method: 'POST', headers: { 'x-csrf-token': this.csrf } });
  }

  private async change(name: string, type: string, input: object): Promise<AuthoringItem> {
    const { item: saved } = await this.ask(
      `mutation ($input: ${type}!) { result: ${name}(input: $input) { item ${ITEM} } }`,
      { input },
      (json) => object({ item }).validateSync(json),
    );
    return saved;
  }

  /**
   * Sends a query or mutation whose one field is called `result`; the modules of the views build on it.
   * @param check reads the result; throws when it does not fit
   * @param passive nobody asked for it: the session is not prolonged
   */
  async ask<Result>(
    query: string,
    variables: object,
    check: (json: unknown) => Result,
    options: { passive?: boolean } = {},
  ): Promise<Result> {
    const read = (body: unknown) => {
      const data = isRecord(body) && isRecord(body.data) ? body.data : {};
      return check(data.result);
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
