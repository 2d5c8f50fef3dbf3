/** Empty height between two blocks. */
export function Spacer() {
  return <section></section>;
}
