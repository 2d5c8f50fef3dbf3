import { editorLanguage } from './editorLanguage';

const regions = new Intl.DisplayNames([editorLanguage()], { type: 'region' });

/** The readable name of a site: `carstore-se` is Carstore, Sweden. */
export function siteLabel(name: string): string {
  const [, brand = name, country] = /^(.+)-([a-z]{2})$/.exec(name) ?? [];
  const words = brand.replaceAll('-', ' ');
  const label = words.slice(0, 1).toUpperCase() + words.slice(1);
  return country ? `${label}, ${regions.of(country.toUpperCase())}` : label;
}
