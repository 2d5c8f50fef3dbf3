/** Top of every page: logo, the main links and a language switcher. */
export function Header() {
  return <section></section>;
}
