/** In px; the empty picture that the server sends in the place of a late one is one pixel wide, times the window's own. */
const widestStandIn = 8;

/** Whether what has come is the empty picture in the place of one that is still being made. */
export function isStandIn({ currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return naturalWidth <= widestStandIn && currentSrc.startsWith(`${location.origin}/image?`);
}
