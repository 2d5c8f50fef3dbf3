import { sql } from 'drizzle-orm';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { draftLinks } from '../../features/editing/server/draftLinks';
import type { PageRequest } from '../../platform/pages/page.types';
import { authoringUpstream } from '../../features/editing/server/authoring';
import { neededRole } from '../../cms/authoring/people/permissions';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { ask, plainPage, startApp, stopServers } from '../unit/server/appUnderTest';
import { dataOf, editingSecret, harbour, TestPlatform } from './testPlatform';
import type { ContentSite } from '../../cms/items/item';

/** The test's one small site under the name of a site of ours, which the web process knows. */
const site: ContentSite = { ...harbour };

let platform: TestPlatform;
let connection: DatabaseConnection;
let port: number;
const rendered: PageRequest[] = [];

beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [site] });
  connection = await connectDatabase({ url: platform.database.url });
  // The platform names its own site; here it is one that the web process has.
  const authoring = authoringUpstream('graphql', `${platform.url}/graphql`, editingSecret);
  const app = await startApp({
    draftLinks: draftLinks({
      config: {
        editing: {
          secret: editingSecret,
          allowedOrigins: [],
          embedded: true,
          localOnly: false,
          secretSignIn: true,
        },
      },
      secret: editingSecret,
      authoring: {
        request: (request) =>
          authoring.request({
            ...request,
            validate: (json, text) =>
              request.validate(
                JSON.parse(JSON.stringify(json).replaceAll('"harbour"', '"trucks"')),
                text,
              ),
          }),
      },
      renderPage: (request) => {
        rendered.push(request);
        return plainPage(request);
      },
      renderErrorPage: () =>
        Promise.resolve({
          status: 404,
          html: encodeHtml('<h1>Not here</h1>'),
          headers: {},
          cacheable: false,
          paths: [],
        }),
    }),
  });
  ({ port } = app);
});

afterAll(async () => {
  await stopServers();
  await connection.close();
  await platform.close();
});

interface Link {
  id: string;
  path: string;
  expires: string;
}

async function homeId(): Promise<string> {
  const { item } = dataOf(
    await platform.author<{ item: { itemId: string } }>(
      '{ item(where: { path: "/sitecore/content/harbour/Home", language: "sv" }) { itemId } }',
    ),
  );
  return item.itemId;
}

const create = async (days: number) =>
  platform.author<{ createDraftLink: { link: Link } }>(
    'mutation ($input: CreateDraftLinkInput!) { createDraftLink(input: $input) { link { id path expires } } }',
    { input: { itemId: await homeId(), language: 'sv', days } },
  );

const link = async (days = 7) => dataOf(await create(days)).createDraftLink.link;

const open = (path: string) => ask(port, { path, headers: { host: 'trucks.localhost' } });

const count = async () => {
  const { draftLinks: links } = dataOf(
    await platform.author<{ draftLinks: Link[] }>(
      'query ($itemId: ID!) { draftLinks(itemId: $itemId, language: "sv") { id path expires } }',
      { itemId: await homeId() },
    ),
  );
  return links.length;
};

test('[EDIT-56] a link shows the draft as a preview that nobody keeps or lists', async () => {
  const made = await link();
  const days = (Date.parse(made.expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  const { status, headers } = await open(made.path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(rendered.at(-1)).toMatchObject({
    mode: 'preview',
    path: '/',
    item: { id: await homeId() },
    privateView: { kind: 'draft', view: made.expires },
  });
});

test('[EDIT-56] what is not ours is not found, and what is over or revoked is gone; neither says more', async () => {
  const before = rendered.length;
  const made = await link();
  for (const wrong of [
    `${made.path}x`,
    made.path.slice(0, -4),
    '/_draft/x',
    '/_draft/',
    '/_draft',
  ]) {
    expect([(await open(wrong)).status, wrong]).toEqual([404, wrong]);
  }
  // The same link on another site of ours.
  expect(
    (await ask(port, { path: made.path, headers: { host: 'charging.localhost' } })).status,
  ).toBe(410);

  await connection.db.execute(
    sql`update content_draft_link set expires_at = now() - interval '1 second' where id = ${made.id}`,
  );
  const over = await open(made.path);
  expect([over.status, over.text]).toEqual([410, '<h1>Not here</h1>']);
  expect(over.headers['cache-control']).toBe('no-store');

  const other = await link(1);
  const known = await count();
  const revoked = await platform.author(
    'mutation ($input: RevokeDraftLinkInput!) { revokeDraftLink(input: $input) { successful } }',
    { input: { id: other.id } },
  );
  expect(revoked.data).toEqual({ revokeDraftLink: { successful: true } });
  expect(await count()).toBe(known - 1);
  expect((await open(other.path)).status).toBe(410);
  expect(rendered).toHaveLength(before);
});

test('[EDIT-56] a link opens for one, seven or thirty days', async () => {
  const refused = await create(365);
  expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
});

test('[EDIT-59] publishing takes the role of publisher, a link to a draft that of writer; both are recorded', async () => {
  for (const mutation of [
    'publishItem',
    'unpublishPage',
    'schedulePage',
    'createRelease',
    'updateRelease',
    'addToRelease',
    'removeFromRelease',
    'publishRelease',
    'cancelRelease',
    'endRelease',
  ]) {
    expect([mutation, neededRole(mutation)]).toEqual([mutation, 'publisher']);
  }
  expect(neededRole('createDraftLink')).toBe('writer');
  expect(neededRole('revokeDraftLink')).toBe('writer');
  const made = await link();
  const { rows } = await connection.db.execute<{ action: string; actor_name: string }>(
    sql`select action, actor_name from content_action where details ->> 'link' = ${made.id}`,
  );
  expect(rows).toEqual([{ action: 'createDraftLink', actor_name: 'Editing secret' }]);
});
