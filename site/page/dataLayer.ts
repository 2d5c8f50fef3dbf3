/** Tells the tag manager of something that happened; without a tag manager nobody listens. */
export function tellDataLayer(event: Readonly<Record<string, unknown>>): void {
  (window.dataLayer ??= []).push(event);
}
