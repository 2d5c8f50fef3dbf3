/**
 * The props for the element within a component: all but the component's own, with the look's class before one that was
 * given. To be handed to `jsx()`: rest and spread syntax would cost several times as much, for every element of a page.
 */
export function passOn(
  props: object,
  own: ReadonlySet<string>,
  className?: string,
): Record<string, unknown> {
  const passed: Record<string, unknown> = { className };
  for (const name in props) {
    const value = (props as Readonly<Record<string, unknown>>)[name];
    if (name === 'className') {
      if (value) passed.className = className ? `${className} ${value}` : value;
    } else if (!own.has(name)) passed[name] = value;
  }
  return passed;
}
