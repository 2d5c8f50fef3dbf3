/** How the keys begin under which a tab keeps drafts of forms. */
export const DRAFT_PREFIX = 'forecourt-draft:';
