/** The open view: only the tray, the list above it, or the table over the page. */
export type CompareView = 'tray' | 'list' | 'table';
