/** Prefix of the keys under which a tab stores drafts of forms. */
export const DRAFT_PREFIX = 'forecourt-draft:';
