/** API requests for site-wide content. Every function throws AuthoringFailure. */
import type {
  DeleteItemInput,
  RemoveTagInput,
  SaveSiteItemInput,
  SitePart,
} from '../../generated/authoringTypes';
import type { Authoring } from '../authoring';
import {
  DeleteItemDocument,
  PublishSitePartDocument,
  type PublishSitePartMutation,
  RemoveTagDocument,
  SaveSiteItemDocument,
  type SiteChangeFragment as SiteChange,
  type SiteItemFragment as SiteItem,
  SitePartContentDocument,
  type SitePartContentQuery,
  SitePartHistoryDocument,
  type SiteRevisionFragment as SiteRevision,
  type TagUseFragment as TagUse,
  TagUsesDocument,
} from '../../generated/authoringQueries';

export type { SiteChange, SiteItem, SitePart, SiteRevision, TagUse };
export type SitePartContent = SitePartContentQuery['result'];
export type SiteItemVersion = SiteItem['versions'][number];

/** Values of an item by field name. */
export type Values = Readonly<Record<string, unknown>>;

export const readPart = (authoring: Authoring, site: string, part: SitePart) =>
  authoring.request(SitePartContentDocument, { site, part });

export const readPartHistory = (authoring: Authoring, site: string, part: SitePart) =>
  authoring.request(SitePartHistoryDocument, { site, part });

export const saveSiteItem = (authoring: Authoring, input: SaveSiteItemInput) =>
  authoring.request(SaveSiteItemDocument, { input });

/** Deletes an item in the drafts, in one language or in all languages. */
export const deleteItem = (authoring: Authoring, input: DeleteItemInput) =>
  authoring.request(DeleteItemDocument, { input });

export async function publishPart(
  authoring: Authoring,
  site: string,
  part: SitePart,
  changes: readonly SiteChange[],
): Promise<PublishSitePartMutation['result']> {
  const versions = changes.map(({ itemId, language, version }) => ({ itemId, language, version }));
  const input = { site, part, versions };
  return authoring.request(PublishSitePartDocument, { input });
}

export const readTagUses = (authoring: Authoring, site: string) =>
  authoring.request(TagUsesDocument, { site });

/** Deletes a tag and replaces it in stories that have it. Returns the number of changed stories. */
export const removeTag = async (authoring: Authoring, input: RemoveTagInput) =>
  (await authoring.request(RemoveTagDocument, { input })).changedStories;

/** Finds the version of an item in a language. Every language of the site has one. */
export const findVersion = (item: SiteItem, language: string): SiteItemVersion | undefined =>
  item.versions.find((version) => version.language === language);
