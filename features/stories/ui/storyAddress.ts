/** The parent of an address: `/a` for `/a/b`. */
export function parentAddress(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** The address of a story's index page, which is two path segments above the story. */
export function indexAddress(storyPath: string): string {
  return parentAddress(parentAddress(storyPath));
}
