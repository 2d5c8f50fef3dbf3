/** Parent of an address: `/a` for `/a/b`. */
export function parentAddress(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** Address of the index of a story: two path segments up from the story's own. */
export function indexAddress(storyPath: string): string {
  return parentAddress(parentAddress(storyPath));
}
