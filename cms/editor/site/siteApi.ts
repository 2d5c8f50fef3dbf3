/** What belongs to a whole site, as the authoring interface gives and takes it. All throw AuthoringFailure. */
import { array, boolean, mixed, number, object, string } from 'yup';
import { isRecord } from '../../../platform/content/isRecord';
import type { Authoring, FieldChange, Placeholders, RawValue } from '../authoring';

export type SitePart = 'MENUS' | 'FOOTER' | 'SETTINGS' | 'DICTIONARY' | 'TAGS' | 'REDIRECTS';

/** Values of an item by name. */
export type Values = Readonly<Record<string, RawValue>>;

const values = mixed<Values>(isRecord).nullable().defined();

const itemVersion = object({
  language: string().required(),
  version: number().required(),
  fields: values,
  published: values,
  placeholders: mixed<Placeholders>().required(),
});

const siteItem = object({
  itemId: string().required(),
  name: string().required(),
  template: string().required(),
  versions: array().of(itemVersion).required(),
});

const change = object({
  itemId: string().required(),
  itemName: string().required(),
  template: string().required(),
  language: string().required(),
  version: number().required(),
  kind: string()
    .oneOf(['ADDED', 'CHANGED', 'REMOVED'] as const)
    .required(),
  fields: array().of(string().required()).required(),
});

const content = object({
  rootId: string().required(),
  items: array().of(siteItem).required(),
  changes: array().of(change).required(),
});

const revision = object({
  itemId: string().required(),
  itemName: string().required(),
  template: string().required(),
  language: string().required(),
  currentVersion: number().required(),
  version: number().required(),
  author: string().nullable(),
  updated: string().required(),
  published: string().nullable(),
  isDeleted: boolean().required(),
  changed: array().of(string().required()).required(),
});

const tagUse = object({
  tagId: string().required(),
  storyId: string().required(),
  title: string().defined(),
  route: string().defined(),
  isDraft: boolean().required(),
  isPublished: boolean().required(),
});

export type SiteItemVersion = ReturnType<typeof itemVersion.validateSync>;
export type SiteItem = ReturnType<typeof siteItem.validateSync>;
export type SiteChange = ReturnType<typeof change.validateSync>;
export type SitePartContent = ReturnType<typeof content.validateSync>;
export type SiteRevision = ReturnType<typeof revision.validateSync>;
export type TagUse = ReturnType<typeof tagUse.validateSync>;

export function readPart(
  authoring: Authoring,
  site: string,
  part: SitePart,
): Promise<SitePartContent> {
  return authoring.ask(
    `query ($site: String!, $part: SitePart!) { result: sitePart(site: $site, part: $part) {
      rootId
      items { itemId name template versions { language version fields published placeholders } }
      changes { itemId itemName template language version kind fields }
    } }`,
    { site, part },
    (json) => content.validateSync(json),
  );
}

export function readPartHistory(
  authoring: Authoring,
  site: string,
  part: SitePart,
): Promise<SiteRevision[]> {
  return authoring.ask(
    `query ($site: String!, $part: SitePart!) {
      result: sitePartHistory(site: $site, part: $part, first: 100) {
        itemId itemName template language currentVersion version author updated published isDeleted changed
      }
    }`,
    { site, part },
    (json) => array().of(revision).required().validateSync(json),
  );
}

export interface SaveInput {
  site: string;
  part: SitePart;
  /** Left out for a new item. */
  itemId?: string;
  /** Key of a new phrase or tag. */
  name?: string;
  language: string;
  expectedVersion: number;
  fields: FieldChange[];
}

export function saveSiteItem(
  authoring: Authoring,
  input: SaveInput,
): Promise<{ itemId: string; version: number }> {
  return authoring.ask(
    `mutation ($input: SaveSiteItemInput!) {
      result: saveSiteItem(input: $input) { itemId version }
    }`,
    { input },
    (json) =>
      object({ itemId: string().required(), version: number().required() }).validateSync(json),
  );
}

/** Deletes an item in the drafts, in one language or in all. */
export async function deleteItem(
  authoring: Authoring,
  input: { itemId: string; language?: string; expectedVersion?: number },
): Promise<void> {
  await authoring.ask(
    `mutation ($input: DeleteItemInput!) { result: deleteItem(input: $input) { successful } }`,
    { input },
    (json) => object({ successful: boolean().required() }).validateSync(json),
  );
}

export async function publishPart(
  authoring: Authoring,
  site: string,
  part: SitePart,
  changes: readonly SiteChange[],
): Promise<number> {
  const versions = changes.map(({ itemId, language, version }) => ({ itemId, language, version }));
  const { published } = await authoring.ask(
    `mutation ($input: PublishSitePartInput!) {
      result: publishSitePart(input: $input) { published }
    }`,
    { input: { site, part, versions } },
    (json) => object({ published: number().required() }).validateSync(json),
  );
  return published;
}

export function readTagUses(authoring: Authoring, site: string): Promise<TagUse[]> {
  return authoring.ask(
    `query ($site: String!) {
      result: tagUses(site: $site) { tagId storyId title route isDraft isPublished }
    }`,
    { site },
    (json) => array().of(tagUse).required().validateSync(json),
  );
}

/** Deletes a tag; stories that carry it get the other one. Gives how many stories those were. */
export async function removeTag(
  authoring: Authoring,
  input: { site: string; itemId: string; replaceWith?: string },
): Promise<number> {
  const { changedStories } = await authoring.ask(
    `mutation ($input: RemoveTagInput!) { result: removeTag(input: $input) { changedStories } }`,
    { input },
    (json) => object({ changedStories: number().required() }).validateSync(json),
  );
  return changedStories;
}

/** The item's version in a language; there is one for each of the site's languages. */
export const versionIn = (item: SiteItem, language: string): SiteItemVersion | undefined =>
  item.versions.find((one) => one.language === language);
