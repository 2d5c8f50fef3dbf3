/** The placeholder that the server sends instead of a picture that is not ready is one CSS pixel wide. */
const MAX_PLACEHOLDER_WIDTH_PX = 8;

/** Whether the loaded picture is the placeholder of one that is still being made. */
export function isPlaceholderImage({ currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return (
    naturalWidth <= MAX_PLACEHOLDER_WIDTH_PX && currentSrc.startsWith(`${location.origin}/image?`)
  );
}
