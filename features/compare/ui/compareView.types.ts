/** Which view is open: the list above the tray, or the table over the page. */
export type CompareView = 'tray' | 'list' | 'table';
