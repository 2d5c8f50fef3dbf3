/** An address with the name of a country behind it, in English, as geocoders like it (spec 1 §7). */
export function withCountry(address: string, country: string | undefined): string {
  if (!country) return address;
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return `${address}, ${name}`;
}
