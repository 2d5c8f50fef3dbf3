/** The content of a link to a page's draft, sealed with the editing secret (platform/seal.ts). */
export interface SealedDraftLink {
  /** Id of the link; the content platform decides whether it may still be opened. */
  id: string;
}

/** A value sealed for one purpose cannot be opened for another. */
export const DRAFT_LINK_PURPOSE = 'draft link';

/** Address of a draft on its site. */
export const draftLinkPath = (sealed: string): string => `/_draft/${sealed}`;
