/** Fakes of layout observers and media queries, which jsdom lacks: nothing changes its size or comes into view. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Installs the fakes, so that code that observes the layout runs in jsdom. No media query matches. */
export function fakeLayout(): void {
  Object.assign(window, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: false, media: query }),
  });
}
