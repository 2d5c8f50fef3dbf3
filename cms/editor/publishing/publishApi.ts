import type { Authoring } from '../authoring';
import {
  CreateDraftLinkDocument,
  type DraftLinkFragment as DraftLink,
  DraftLinksDocument,
  type ItemChangeFragment as ItemChange,
  PageChangesDocument,
  type PageFindingFragment as ContentFinding,
  PageFindingsDocument,
  RevokeDraftLinkDocument,
  UnpublishPageDocument,
  VersionChangesDocument,
} from '../../generated/authoringQueries';

export type { ContentFinding, DraftLink, ItemChange };

interface PageKey {
  itemId: string;
  language: string;
}

/** Problems in the drafts of a page. */
export const listFindings = (authoring: Authoring, page: PageKey) =>
  authoring.request(PageFindingsDocument, page);

/** Lists what publishing a page would change for visitors. */
export const listChanges = (authoring: Authoring, page: PageKey) =>
  authoring.request(PageChangesDocument, page);

/** Lists what restoring a version of an item would change in its draft; null if nothing. */
export const readVersionChanges = (authoring: Authoring, version: PageKey & { version: number }) =>
  authoring.request(VersionChangesDocument, version);

export const unpublish = (authoring: Authoring, input: PageKey) =>
  authoring.request(UnpublishPageDocument, { input });

export const listDraftLinks = (authoring: Authoring, page: PageKey) =>
  authoring.request(DraftLinksDocument, page);

export const createDraftLink = async (authoring: Authoring, input: PageKey & { days: number }) =>
  (await authoring.request(CreateDraftLinkDocument, { input })).link;

export const revokeDraftLink = (authoring: Authoring, id: string) =>
  authoring.request(RevokeDraftLinkDocument, { input: { id } });
