import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { contentDraftLinks } from '../../../platform/database/tables/content';
import { createSeal } from '../../../platform/seal';
import {
  DRAFT_LINK_PURPOSE,
  draftLinkPath,
  type SealedDraftLink,
} from '../../../platform/draftLink';
import { newId, parseId } from '../../items/guid';
import type { AuthoringContext, SiteLookup } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';
import { pageOf } from '../publishing/publishContent';
import type { DraftLink, OpenedDraft } from '../../generated/authoringResolvers';

const schemaFile = join('cms', 'authoring', 'draftLinks', 'draftLinks.graphql');

const DAY_MS = 86_400_000;
const LENGTHS: readonly number[] = [1, 7, 30];
/** Most links of a page that open at a time. */
const MAX_LINKS = 50;
/** For so long a link that is over says so rather than being unknown; then it is forgotten. */
const TOLD_MS = 30 * DAY_MS;

type Row = typeof contentDraftLinks.$inferSelect;

const isOpen = and(
  isNull(contentDraftLinks.revokedAt),
  sql`${contentDraftLinks.expiresAt} > now()`,
);

const ofPage = (itemId: string, language: string) =>
  and(eq(contentDraftLinks.itemId, itemId), eq(contentDraftLinks.language, language), isOpen);

async function listLinks(
  { db, store, editingSecret }: AuthoringContext,
  itemId: string,
  language: string,
): Promise<DraftLink[]> {
  const { id } = pageOf(store, itemId);
  const rows = await db
    .select()
    .from(contentDraftLinks)
    .where(ofPage(id, language))
    .orderBy(desc(contentDraftLinks.createdAt))
    .limit(MAX_LINKS);
  return rows.map((row) => toLink(row, editingSecret));
}

async function createLink(
  context: AuthoringContext,
  { itemId, language, days }: { itemId: string; language: string; days: number },
): Promise<{ link: DraftLink }> {
  const { db, store, actor, editingSecret } = context;
  if (!LENGTHS.includes(days)) {
    throw editError('BAD_INPUT', `days is one of ${LENGTHS.join(', ')}.`);
  }
  const page = pageOf(store, itemId);
  if (!page.versions.has(language)) {
    throw editError('NOT_FOUND', 'The page has no version in that language.');
  }
  const row = await db.transaction(async (tx) => {
    await tx
      .delete(contentDraftLinks)
      .where(lt(contentDraftLinks.expiresAt, new Date(Date.now() - TOLD_MS)));
    if ((await tx.$count(contentDraftLinks, ofPage(page.id, language))) >= MAX_LINKS) {
      throw editError('BAD_INPUT', 'There are too many links to this page; revoke some first.');
    }
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const site = page.site ?? '';
    const [inserted] = await tx
      .insert(contentDraftLinks)
      .values({ id: newId(), site, itemId: page.id, language, authorName: actor.name, expiresAt })
      .returning();
    if (!inserted) throw new Error('No row came back');
    const action = { action: 'createDraftLink', site, itemId: page.id, language };
    await recordAction(tx, { actor, ...action, details: { link: inserted.id, days } });
    return inserted;
  });
  return { link: toLink(row, editingSecret) };
}

async function revokeLink(
  { db, actor }: AuthoringContext,
  { id: given }: { id: string },
): Promise<{ successful: boolean }> {
  const id = parseId(given) ?? '';
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(contentDraftLinks)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(contentDraftLinks.id, id), isNull(contentDraftLinks.revokedAt)))
      .returning();
    if (!row) return { successful: false };
    const { site, itemId, language } = row;
    const action = { action: 'revokeDraftLink', site, itemId, language };
    await recordAction(tx, { actor, ...action, details: { link: id } });
    return { successful: true };
  });
}

async function openLink(
  { db, store }: AuthoringContext,
  given: string,
): Promise<OpenedDraft | null> {
  const [row] = await db
    .select()
    .from(contentDraftLinks)
    .where(and(eq(contentDraftLinks.id, parseId(given) ?? ''), isOpen))
    .limit(1);
  const page = row && store.draft.findIn(row.itemId, row.language);
  const route = page && store.draft.routeOf(page.item);
  if (!row || route === undefined) return null;
  const { site, language, itemId, expiresAt } = row;
  return { site, language, itemId, route, expires: expiresAt };
}

function toLink(row: Row, editingSecret: string): DraftLink {
  const seal = createSeal<SealedDraftLink>(editingSecret, DRAFT_LINK_PURPOSE);
  const sealed = seal.close({ id: row.id }, row.expiresAt.getTime() + TOLD_MS);
  return {
    id: row.id,
    path: draftLinkPath(sealed),
    author: row.authorName,
    created: row.createdAt,
    expires: row.expiresAt,
  };
}

const siteOfLink: SiteLookup = async ({ id, input }, { db }) => {
  const [row] = await db
    .select({ site: contentDraftLinks.site })
    .from(contentDraftLinks)
    .where(eq(contentDraftLinks.id, parseId(String(id ?? input?.id)) ?? ''));
  return row?.site;
};

/** Links to a page's draft that open without signing in. */
export const draftLinksTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  siteOf: { draftLink: siteOfLink, revokeDraftLink: siteOfLink },
  resolvers: {
    Query: {
      draftLinks: (_, { itemId, language }, context) => listLinks(context, itemId, language),
      draftLink: (_, { id }, context) => openLink(context, id),
    },
    Mutation: {
      createDraftLink: (_, { input }, context) => createLink(context, input),
      revokeDraftLink: (_, { input }, context) => revokeLink(context, input),
    },
  },
};
