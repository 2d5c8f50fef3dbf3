/** Where the tab remembers whether the filters stand beside the cars. */
export const layoutKey = 'forecourt:carListLayout';
