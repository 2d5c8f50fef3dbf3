import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentSite } from '../../cms/items/item.types';
import {
  startEmbedded,
  type EmbeddedOptions,
  type RunningEmbedded,
} from '../../services/embedded/startEmbedded';
import { startTestDatabase, type TestDatabase } from './testDatabase';

export const apiKey = 'key-of-the-test';
export const editingSecret = 'editing-secret-of-the-test';
export const webhookSecret = 'webhook-secret-of-the-test';
export const searchApiKey = 'search-key-of-the-test';

/** The test site; its files are in content/harbour. */
export const harbour: ContentSite = {
  name: 'harbour',
  hosts: ['harbour.example', '*.harbour.example'],
  languages: ['sv', 'en'],
};

export interface Answer<Data> {
  status: number;
  data?: Data | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Returns the data of a GraphQL response; throws if there are errors. */
export function dataOrThrow<Data>({ data, errors }: Answer<Data>): Data {
  if (errors || !data) throw new Error(`The query failed: ${JSON.stringify(errors)}`);
  return data;
}

/** Runs the embedded upstreams on a real database, and sends them requests as their clients do. */
export class TestPlatform {
  private constructor(
    readonly dataDir: string,
    readonly database: TestDatabase,
    private embedded: RunningEmbedded,
    private readonly options: EmbeddedOptions,
  ) {}

  static async start(overrides: Partial<EmbeddedOptions> = {}): Promise<TestPlatform> {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-'));
    const database = await startTestDatabase();
    const options: EmbeddedOptions = {
      port: 0,
      databaseUrl: database.url,
      dataDir,
      apiKey,
      editingSecret,
      webhookSecret,
      searchApiKey,
      stock: { cars: 0, day: '2026-11-01' },
      webUrl: 'http://127.0.0.1:9',
      contentFolder: join('tests', 'contract', 'content'),
      sites: [harbour],
      ...overrides,
    };
    return new TestPlatform(dataDir, database, await startEmbedded(options), options);
  }

  get url(): string {
    return this.embedded.url;
  }

  get store(): RunningEmbedded['store'] {
    return this.embedded.store;
  }

  /** Stops and restarts the upstreams with the same database. */
  async restart(): Promise<void> {
    await this.embedded.close();
    this.embedded = await startEmbedded(this.options);
  }

  async close(): Promise<void> {
    await this.embedded.close();
    await this.database.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Sends a query to the delivery API as the platform's public clients do. */
  query<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    return this.post('/graphql', { query, variables }, { sc_apikey: apiKey, ...headers });
  }

  /** Returns the data of a query that must succeed. */
  async read<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Data> {
    return dataOrThrow(await this.query<Data>(query, variables));
  }

  /** Sends a query as an editing client, which sees drafts. */
  preview<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Answer<Data>> {
    return this.query(query, variables, { sc_editMode: 'true', sc_editingSecret: editingSecret });
  }

  queryAuthoring<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    secret = editingSecret,
  ): Promise<Answer<Data>> {
    return this.post(
      '/authoring/graphql',
      { query, variables },
      { authorization: `Bearer ${secret}` },
    );
  }

  async post<Data>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as object) };
  }
}
