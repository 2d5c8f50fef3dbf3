/** Bottom of every page (spec 1 §2.6). */
export function Footer() {
  return <section></section>;
}
