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
import { createId, parseId } from '../../items/guid';
import type { AuthoringContext, SiteLookup } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { getDraftPage } from '../publishing/publishContent';
import { localizable } from '../../../domain/localizable';
import type { DraftLink, OpenedDraft } from '../../generated/authoringResolvers';

const SCHEMA_FILE = join('cms', 'authoring', 'draftLinks', 'draftLinks.graphql');

const DAY_MS = 86_400_000;
const VALID_DAYS: readonly number[] = [1, 7, 30];
/** Maximum open links of a page. */
const MAX_LINKS = 50;
/** How long an expired link is reported as expired. After that it is deleted. */
const KEEP_EXPIRED_MS = 30 * DAY_MS;

type DraftLinkRow = typeof contentDraftLinks.$inferSelect;

const isOpen = and(
  isNull(contentDraftLinks.revokedAt),
  sql`${contentDraftLinks.expiresAt} > now()`,
);

const isOpenLinkOf = (itemId: string, language: string) =>
  and(eq(contentDraftLinks.itemId, itemId), eq(contentDraftLinks.language, language), isOpen);

async function listLinks(
  { db, store, editingSecret }: AuthoringContext,
  itemId: string,
  language: string,
): Promise<DraftLink[]> {
  const { id } = getDraftPage(store, itemId);
  const rows = await db
    .select()
    .from(contentDraftLinks)
    .where(isOpenLinkOf(id, language))
    .orderBy(desc(contentDraftLinks.createdAt))
    .limit(MAX_LINKS);
  return rows.map((row) => toLink(row, editingSecret));
}

async function createLink(
  context: AuthoringContext,
  { itemId, language, days }: { itemId: string; language: string; days: number },
): Promise<{ link: DraftLink }> {
  const { db, store, actor, editingSecret } = context;
  if (!VALID_DAYS.includes(days)) {
    throw createEditError('BAD_INPUT', localizable`days is one of ${VALID_DAYS.join(', ')}.`);
  }
  const page = getDraftPage(store, itemId);
  if (!page.versions.has(language)) {
    throw createEditError('NOT_FOUND', 'The page has no version in that language.');
  }
  const row = await db.transaction(async (tx) => {
    await tx
      .delete(contentDraftLinks)
      .where(lt(contentDraftLinks.expiresAt, new Date(Date.now() - KEEP_EXPIRED_MS)));
    if ((await tx.$count(contentDraftLinks, isOpenLinkOf(page.id, language))) >= MAX_LINKS) {
      throw createEditError(
        'BAD_INPUT',
        'There are too many links to this page; revoke some first.',
      );
    }
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const site = page.site ?? '';
    const [inserted] = await tx
      .insert(contentDraftLinks)
      .values({
        id: createId(),
        site,
        itemId: page.id,
        language,
        authorName: actor.name,
        expiresAt,
      })
      .returning();
    if (!inserted) throw new Error('The insert of the draft link returned no row');
    const action = { action: 'createDraftLink', site, itemId: page.id, language };
    await recordAction(tx, { actor, ...action, details: { link: inserted.id, days } });
    return inserted;
  });
  return { link: toLink(row, editingSecret) };
}

async function revokeLink(
  { db, actor }: AuthoringContext,
  { id: linkId }: { id: string },
): Promise<{ successful: boolean }> {
  const id = parseId(linkId) ?? '';
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
  linkId: string,
): Promise<OpenedDraft | null> {
  const [row] = await db
    .select()
    .from(contentDraftLinks)
    .where(and(eq(contentDraftLinks.id, parseId(linkId) ?? ''), isOpen))
    .limit(1);
  const page = row && store.draft.findInLanguage(row.itemId, row.language);
  const route = page && store.draft.findRoute(page.item, row.language);
  if (!row || route === undefined) return null;
  const { site, language, itemId, expiresAt } = row;
  return { site, language, itemId, route, expires: expiresAt };
}

function toLink(row: DraftLinkRow, editingSecret: string): DraftLink {
  const seal = createSeal<SealedDraftLink>(editingSecret, DRAFT_LINK_PURPOSE);
  const sealed = seal.close({ id: row.id }, row.expiresAt.getTime() + KEEP_EXPIRED_MS);
  return {
    id: row.id,
    path: draftLinkPath(sealed),
    author: row.authorName,
    created: row.createdAt,
    expires: row.expiresAt,
  };
}

const findSiteOfLink: SiteLookup = async ({ id, input }, { db }) => {
  const [row] = await db
    .select({ site: contentDraftLinks.site })
    .from(contentDraftLinks)
    .where(eq(contentDraftLinks.id, parseId(String(id ?? input?.id)) ?? ''));
  return row?.site;
};

/** Links to a page's draft that open without signing in. */
export const draftLinksTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  siteLookups: { draftLink: findSiteOfLink, revokeDraftLink: findSiteOfLink },
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
