import { sql } from 'drizzle-orm';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { draftLinks } from '../../features/editing/server/draftLinks';
import type { PageRequest } from '../../platform/pages/page.types';
import { createAuthoringUpstream } from '../../features/editing/server/authoring';
import { neededRole } from '../../cms/authoring/people/permissions';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { requestApp, plainPage, startApp, stopServers } from '../unit/server/appUnderTest';
import { dataOrThrow, editingSecret, harbour, TestPlatform } from './testPlatform';
import type { ContentSite } from '../../cms/items/item.types';

/** The test site `harbour`, renamed to a site that the web process knows. */
const site: ContentSite = { ...harbour };

let platform: TestPlatform;
let connection: DatabaseConnection;
let port: number;
const renderedRequests: PageRequest[] = [];

beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [site] });
  connection = await connectDatabase({ url: platform.database.url });
  // The platform and the web process need the same site name.
  const authoring = createAuthoringUpstream('graphql', `${platform.url}/graphql`, editingSecret);
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
        renderedRequests.push(request);
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
  const { item } = dataOrThrow(
    await platform.queryAuthoring<{ item: { itemId: string } }>(
      '{ item(where: { path: "/sitecore/content/harbour/Home", language: "sv" }) { itemId } }',
    ),
  );
  return item.itemId;
}

const create = async (days: number) =>
  platform.queryAuthoring<{ createDraftLink: { link: Link } }>(
    'mutation ($input: CreateDraftLinkInput!) { createDraftLink(input: $input) { link { id path expires } } }',
    { input: { itemId: await homeId(), language: 'sv', days } },
  );

const createLink = async (days = 7) => dataOrThrow(await create(days)).createDraftLink.link;

const requestPath = (path: string) =>
  requestApp(port, { path, headers: { host: 'trucks.localhost' } });

const countLinks = async () => {
  const { draftLinks: links } = dataOrThrow(
    await platform.queryAuthoring<{ draftLinks: Link[] }>(
      'query ($itemId: ID!) { draftLinks(itemId: $itemId, language: "sv") { id path expires } }',
      { itemId: await homeId() },
    ),
  );
  return links.length;
};

test('[EDIT-56] a link shows the draft as a preview that is neither cached nor indexed', async () => {
  const draftLink = await createLink();
  const days = (Date.parse(draftLink.expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  const { status, headers } = await requestPath(draftLink.path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(renderedRequests.at(-1)).toMatchObject({
    mode: 'preview',
    path: '/',
    item: { id: await homeId() },
    privateView: { kind: 'draft', view: draftLink.expires },
  });
});

test('[EDIT-56] an unknown link gets 404, an expired or revoked one 410, with no further details', async () => {
  const before = renderedRequests.length;
  const draftLink = await createLink();
  for (const wrong of [
    `${draftLink.path}x`,
    draftLink.path.slice(0, -4),
    '/_draft/x',
    '/_draft/',
    '/_draft',
  ]) {
    expect([(await requestPath(wrong)).status, wrong]).toEqual([404, wrong]);
  }
  // The link is not valid on another site.
  expect(
    (await requestApp(port, { path: draftLink.path, headers: { host: 'charging.localhost' } }))
      .status,
  ).toBe(410);

  await connection.db.execute(
    sql`update content_draft_link set expires_at = now() - interval '1 second' where id = ${draftLink.id}`,
  );
  const over = await requestPath(draftLink.path);
  expect([over.status, over.text]).toEqual([410, '<h1>Not here</h1>']);
  expect(over.headers['cache-control']).toBe('no-store');

  const other = await createLink(1);
  const countBefore = await countLinks();
  const revoked = await platform.queryAuthoring(
    'mutation ($input: RevokeDraftLinkInput!) { revokeDraftLink(input: $input) { successful } }',
    { input: { id: other.id } },
  );
  expect(revoked.data).toEqual({ revokeDraftLink: { successful: true } });
  expect(await countLinks()).toBe(countBefore - 1);
  expect((await requestPath(other.path)).status).toBe(410);
  expect(renderedRequests).toHaveLength(before);
});

test('[EDIT-56] a link can be valid for one, seven or thirty days only', async () => {
  const refused = await create(365);
  expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
});

test('[EDIT-59] publishing requires the role of publisher, a draft link that of writer; both are recorded', async () => {
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
  const draftLink = await createLink();
  const { rows } = await connection.db.execute<{ action: string; actor_name: string }>(
    sql`select action, actor_name from content_action where details ->> 'link' = ${draftLink.id}`,
  );
  expect(rows).toEqual([{ action: 'createDraftLink', actor_name: 'Editing secret' }]);
});
