/** What belongs to a whole site, as the authoring interface gives and takes it. All throw AuthoringFailure. */
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

/** Values of an item by name. */
export type Values = Readonly<Record<string, unknown>>;

export const readPart = (authoring: Authoring, site: string, part: SitePart) =>
  authoring.ask(SitePartContentDocument, { site, part });

export const readPartHistory = (authoring: Authoring, site: string, part: SitePart) =>
  authoring.ask(SitePartHistoryDocument, { site, part });

export const saveSiteItem = (authoring: Authoring, input: SaveSiteItemInput) =>
  authoring.ask(SaveSiteItemDocument, { input });

/** Deletes an item in the drafts, in one language or in all. */
export const deleteItem = (authoring: Authoring, input: DeleteItemInput) =>
  authoring.ask(DeleteItemDocument, { input });

export async function publishPart(
  authoring: Authoring,
  site: string,
  part: SitePart,
  changes: readonly SiteChange[],
): Promise<number> {
  const versions = changes.map(({ itemId, language, version }) => ({ itemId, language, version }));
  const input = { site, part, versions };
  return (await authoring.ask(PublishSitePartDocument, { input })).published;
}

export const readTagUses = (authoring: Authoring, site: string) =>
  authoring.ask(TagUsesDocument, { site });

/** Deletes a tag; stories that carry it get the other one. Gives how many stories those were. */
export const removeTag = async (authoring: Authoring, input: RemoveTagInput) =>
  (await authoring.ask(RemoveTagDocument, { input })).changedStories;

/** The item's version in a language; there is one for each of the site's languages. */
export const versionIn = (item: SiteItem, language: string): SiteItemVersion | undefined =>
  item.versions.find((one) => one.language === language);
