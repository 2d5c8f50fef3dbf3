/** Observers of layout and media queries, which jsdom lacks: nothing ever changes its size or comes into view. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Lets code that watches the layout run in jsdom. No media query matches. */
export function standInForLayout(): void {
  Object.assign(window, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: false, media: query }),
  });
}
