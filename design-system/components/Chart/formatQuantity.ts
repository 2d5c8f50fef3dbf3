/** A number as people read it in a language, with its unit: `3 495 kr/mån`. `language` is a BCP 47 code. */
export function formatQuantity(
  value: number,
  language: string,
  { format, unit }: { format?: Intl.NumberFormatOptions; unit?: string },
): string {
  const number = new Intl.NumberFormat(language, format).format(value);
  return unit ? `${number}\u00a0${unit}` : number;
}
