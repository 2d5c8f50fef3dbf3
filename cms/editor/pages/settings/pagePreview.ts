import { isRecord } from '../../../../domain/isRecord';
import type { RawValue } from '../../authoring';
import { decodeSegment } from '../../../../domain/pages/decodeSegment';

/** Input of the previews in addition to the page's own fields. */
export interface PreviewContext {
  /** Title template of the site, in which `%s` is replaced by the page's own title. */
  titleTemplate: string;
  siteName: string;
  /** Public address of the page. */
  address: string;
  /** Name of the page's item, used when the page has no title. */
  itemName: string;
  /** Default picture of shared links. */
  picture: string | undefined;
  /** The main heading of the page's draft, if it has one. */
  heading?: string;
  /** The page's fields as they are saved, from which the heading is. */
  saved?: Readonly<Record<string, RawValue>>;
}

/** A page as search engines and social media show it. */
export interface PagePreview {
  host: string;
  /** Segments of the path, decoded. */
  path: string[];
  searchTitle: string;
  searchDescription: string | undefined;
  isHidden: boolean;
  socialTitle: string;
  socialDescription: string | undefined;
  picture: string | undefined;
  titles: PageTitles;
}

/** The title of a page by the place that shows it. */
interface PageTitles {
  heading: string | undefined;
  search: string;
  menu: string;
}

/** Approximate maximum lengths in search results, in characters. */
const MAX_CHARACTERS = { title: 60, description: 155 } as const;

/** Builds a preview by the same rules as the site's page head (site/seo/head.ts). */
export function toPagePreview(
  formValues: Readonly<Record<string, RawValue>>,
  context: PreviewContext,
): PagePreview {
  const { titleTemplate, siteName, address, picture } = context;
  const { values, heading, itemName } = followHeading(formValues, context);
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const pageTitle = text('metaTitle') ?? text('navTitle') ?? itemName;
  const canonical = text('canonicalURL') ?? '';
  const url = new URL(URL.canParse(canonical) ? canonical : address);
  return {
    host: url.host,
    path: url.pathname.split('/').filter(Boolean).map(decodeSegment),
    searchTitle: truncate(
      pageTitle ? titleTemplate.replace('%s', () => pageTitle) : siteName,
      MAX_CHARACTERS.title,
    ),
    searchDescription: truncate(text('metaDescription'), MAX_CHARACTERS.description),
    isHidden: values.noIndex === true,
    socialTitle: pageTitle || siteName,
    socialDescription: text('ogDescription') ?? text('metaDescription'),
    picture: readImageSrc(values.ogImage) ?? readImageSrc(values.image) ?? picture,
    titles: {
      heading: heading || undefined,
      search: pageTitle,
      menu: text('navTitle') ?? text('metaTitle') ?? itemName,
    },
  };
}

/** Fields of a page that follow its heading as long as they say the same (cms/authoring/items/updateTitles.ts). */
const TITLE_FIELDS = ['metaTitle', 'navTitle'];

/**
 * Returns the values as they will be saved. A heading that is a field of the page itself is what is typed there, and
 * titles that say the same as the old one follow it.
 */
function followHeading(
  values: Readonly<Record<string, RawValue>>,
  { heading, itemName, saved = {} }: PreviewContext,
) {
  const headingField = Object.keys(saved).find(
    (name) =>
      heading && saved[name] === heading && /title$/i.test(name) && !TITLE_FIELDS.includes(name),
  );
  const typed = headingField === undefined ? heading : values[headingField];
  if (typeof typed !== 'string' || typed.trim() === '' || typed === heading)
    return { values, heading, itemName };
  const followers = TITLE_FIELDS.filter(
    (name) => saved[name] === heading && values[name] === heading,
  );
  return {
    values: { ...values, ...Object.fromEntries(followers.map((name) => [name, typed])) },
    heading: typed,
    itemName: itemName === heading ? typed : itemName,
  };
}

const readImageSrc = (value: RawValue): string | undefined =>
  isRecord(value) && typeof value.src === 'string' && value.src !== '' ? value.src : undefined;

/** Truncates a text to a maximum length, between words if possible. */
function truncate<Text extends string | undefined>(text: Text, maxLength: number): Text;
function truncate(text: string | undefined, maxLength: number): string | undefined {
  if (text === undefined || text.length <= maxLength) return text;
  const visibleText = text.slice(0, maxLength);
  return `${visibleText.replace(/\s+\S*$/, '')} …`;
}
