/** The address above an address: of `/a/b`, `/a`. */
export function parentAddress(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** Address of the index of a story: two path segments up from the story's own (spec 1 §2.8). */
export function indexAddress(storyPath: string): string {
  return parentAddress(parentAddress(storyPath));
}
