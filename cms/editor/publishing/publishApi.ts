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

interface PageOf {
  itemId: string;
  language: string;
}

/** What is wrong with the content of a page's drafts. */
export const listFindings = (authoring: Authoring, page: PageOf) =>
  authoring.ask(PageFindingsDocument, page);

/** What publishing a page would change for visitors. */
export const listChanges = (authoring: Authoring, page: PageOf) =>
  authoring.ask(PageChangesDocument, page);

/** What restoring a version of an item would change of its draft; null where nothing. */
export const readVersionChanges = (authoring: Authoring, of: PageOf & { version: number }) =>
  authoring.ask(VersionChangesDocument, of);

export const unpublish = (authoring: Authoring, input: PageOf) =>
  authoring.ask(UnpublishPageDocument, { input });

export const listDraftLinks = (authoring: Authoring, page: PageOf) =>
  authoring.ask(DraftLinksDocument, page);

export const createDraftLink = async (authoring: Authoring, input: PageOf & { days: number }) =>
  (await authoring.ask(CreateDraftLinkDocument, { input })).link;

export const revokeDraftLink = (authoring: Authoring, id: string) =>
  authoring.ask(RevokeDraftLinkDocument, { input: { id } });
