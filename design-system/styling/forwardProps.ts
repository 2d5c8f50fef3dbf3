/**
 * Props for the element that a component renders: all except the component's own, with `className` before a given one.
 * Pass the result to `jsx()`: rest and spread syntax would be several times slower, for every element of a page.
 */
export function forwardProps(
  props: object,
  ownProps: ReadonlySet<string>,
  className?: string,
): Record<string, unknown> {
  const forwarded: Record<string, unknown> = { className };
  for (const name in props) {
    const value = (props as Readonly<Record<string, unknown>>)[name];
    if (name === 'className') {
      if (value) forwarded.className = className ? `${className} ${value}` : value;
    } else if (!ownProps.has(name)) forwarded[name] = value;
  }
  return forwarded;
}
