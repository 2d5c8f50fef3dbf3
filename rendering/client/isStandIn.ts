/** In px; the placeholder that the server sends instead of a picture that is not ready is one CSS pixel wide. */
const widestStandIn = 8;

/** Whether the loaded picture is the placeholder of one that is still being made. */
export function isStandIn({ currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return naturalWidth <= widestStandIn && currentSrc.startsWith(`${location.origin}/image?`);
}
