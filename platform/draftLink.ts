/** What a link to a page's draft carries, sealed with the editing secret (platform/seal.ts). */
export interface SealedDraftLink {
  /** Of the link; who may still open it is asked of the content platform. */
  id: string;
}

/** What is sealed for one purpose is not opened for another. */
export const DRAFT_LINK_PURPOSE = 'draft link';

/** Address of a draft on its site. */
export const draftLinkPath = (sealed: string): string => `/_draft/${sealed}`;
