import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { TestEditors } from './testEditors';
import { dataOrThrow, harbour, TestPlatform } from './testPlatform';

export interface Stage {
  id: string;
  name: string;
  accountIds: string[];
  isLeftToAdministrators: boolean;
}

export interface StagedRequest {
  id: string;
  state: string;
  isChanged: boolean;
  approvals: { stage: string; by: string; note: string; isChanged: boolean }[];
  stage: { id: string; name: string; deciders: string[]; canDecide: boolean } | null;
}

const REQUEST = `{
  id state isChanged approvals { stage by note isChanged } stage { id name deciders canDecide }
}`;

const home = '/sitecore/content/harbour/Home';

const people = [
  ['anna', 'writer', undefined],
  ['lena', 'writer', undefined],
  ['lars', 'writer', ['harbour']],
  ['bo', 'publisher', undefined],
  ['quinn', 'publisher', ['quay']],
  ['petra', 'publisher', undefined],
  ['ada', 'administrator', undefined],
] as const;

type Person = (typeof people)[number][0];

/** A platform with a site whose requests pass stages, and people who ask and decide. */
export class TestStages {
  /** Ids of the accounts. */
  readonly ids = {} as Record<Person, string>;
  #revision = 0;

  private constructor(
    readonly platform: TestPlatform,
    readonly editors: TestEditors,
    readonly connection: DatabaseConnection,
    readonly itemId: string,
    private readonly blockId: string,
  ) {}

  static async start(): Promise<TestStages> {
    const platform = await TestPlatform.start({
      sites: [harbour, { ...harbour, name: 'quay', hosts: ['q.example'] }],
    });
    const editors = new TestEditors(platform);
    const connection = await connectDatabase({ url: platform.database.url });
    const { item } = dataOrThrow(
      await editors.as<{
        item: { itemId: string; placeholders: { main: { dataSource: string }[] } };
      }>(undefined, `{ item(where: { path: "${home}", language: "sv" }) { itemId placeholders } }`),
    );
    const block = item.placeholders.main[0]?.dataSource ?? '';
    const stages = new TestStages(platform, editors, connection, item.itemId, block);
    for (const [key, role, mayEdit] of people) {
      const name = `${key[0]?.toUpperCase()}${key.slice(1)}`;
      const input = { email: `${key}@example.com`, name, role, mayEdit: mayEdit && [...mayEdit] };
      stages.ids[key] = (await editors.invite(input)).id;
    }
    return stages;
  }

  async close(): Promise<void> {
    await this.connection.close();
    await this.platform.close();
  }

  /** Takes stages, requests, mails and their limits away. */
  async clear(): Promise<void> {
    await this.set();
    await this.connection.pool.query(`delete from "publish_request"`);
    await this.connection.pool.query(`delete from "editor_attempt"`);
    await this.takeMails();
  }

  save(
    stages: object[],
    as?: string,
    { site = 'harbour', expectedRevision = this.#revision } = {},
  ) {
    return this.editors.as<{ saveRequestStages: { revision: number; stages: Stage[] } }>(
      as,
      `mutation ($input: SaveRequestStagesInput!) {
        saveRequestStages(input: $input) { revision stages { id name accountIds isLeftToAdministrators } }
      }`,
      { input: { site, stages, expectedRevision } },
    );
  }

  /** Replaces the stages of the site. */
  async set(
    ...stages: { id?: string; name: string; accountIds: readonly string[] }[]
  ): Promise<Stage[]> {
    const { requestStages } = dataOrThrow(
      await this.editors.as<{ requestStages: { revision: number } }>(
        undefined,
        `{ requestStages(site: "harbour") { revision } }`,
      ),
    );
    this.#revision = requestStages.revision;
    const { saveRequestStages: saved } = dataOrThrow(await this.save(stages));
    this.#revision = saved.revision;
    return saved.stages;
  }

  /** Legal, in which Lena and Lars decide, and Brand, in which Bo does. */
  async setTwo(): Promise<[Stage, Stage]> {
    const { lena, lars, bo } = this.ids;
    const [legal, brand] = await this.set(
      { name: 'Legal', accountIds: [lena, lars] },
      { name: 'Brand', accountIds: [bo] },
    );
    if (!legal || !brand) throw new Error('There must be two stages.');
    return [legal, brand];
  }

  async requestPublish(as = this.ids.anna): Promise<StagedRequest> {
    const { requestPublish } = dataOrThrow(
      await this.editors.as<{ requestPublish: StagedRequest }>(
        as,
        `mutation ($itemId: ID!) {
          requestPublish(input: { itemId: $itemId, language: "sv", note: "Klar?" }) ${REQUEST}
        }`,
        { itemId: this.itemId },
      ),
    );
    return requestPublish;
  }

  /** Runs a mutation that decides on a request. */
  decide(as: string, name: string, { id }: StagedRequest, more = '') {
    return this.editors.as<Record<string, StagedRequest>>(
      as,
      `mutation ($itemId: ID!, $requestId: ID!) {
        ${name}(input: { itemId: $itemId, requestId: $requestId ${more} }) ${REQUEST}
      }`,
      { itemId: this.itemId, requestId: id },
    );
  }

  approve(as: string, request: StagedRequest, stage: { id: string } | undefined, more = '') {
    return this.decide(as, 'approveStage', request, `stageId: "${stage?.id}" ${more}`);
  }

  sendBack(as: string, request: StagedRequest) {
    return this.decide(as, 'sendBackPublish', request, 'answer: "Fel logotyp."');
  }

  async list(as: string) {
    return dataOrThrow(
      await this.editors.as<{ publishRequests: StagedRequest[]; decidesInStages: boolean }>(
        as,
        `{ publishRequests(site: "harbour") ${REQUEST} decidesInStages(site: "harbour") }`,
      ),
    );
  }

  /** Changes the page. */
  async write(): Promise<void> {
    const { item } = dataOrThrow(
      await this.editors.as<{ item: { version: number } }>(
        this.ids.anna,
        `query ($itemId: ID!) { item(where: { itemId: $itemId, language: "sv" }) { version } }`,
        { itemId: this.blockId },
      ),
    );
    const fields = [{ name: 'Title', value: `Ord ${item.version}` }];
    const target = { itemId: this.blockId, language: 'sv', expectedVersion: item.version };
    dataOrThrow(
      await this.editors.as(
        this.ids.anna,
        `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`,
        { input: { ...target, fields } },
      ),
    );
  }

  /** Takes the mails that wait to be sent. */
  async takeMails() {
    const { rows } = await this.connection.pool.query<{
      kind: string;
      account_id: string;
      data: object;
    }>(`delete from "editor_mail" returning "kind", "account_id", "data"`);
    return rows;
  }

  /** Takes the mails, and returns who gets those of a kind. */
  async takeRecipients(kind: string): Promise<string[]> {
    const mails = await this.takeMails();
    return people
      .map(([key]) => key)
      .filter((key) =>
        mails.some((mail) => mail.kind === kind && mail.account_id === this.ids[key]),
      )
      .sort();
  }
}
