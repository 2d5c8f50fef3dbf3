/** Makes the name of a contract's field readable: `BackgroundColor` becomes `Background color`. */
export function toReadableName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ');
  return words
    .map((word, index) =>
      index === 0
        ? word.slice(0, 1).toUpperCase() + word.slice(1)
        : /^[A-Z]{2,}$/.test(word)
          ? word
          : word.toLowerCase(),
    )
    .join(' ');
}
