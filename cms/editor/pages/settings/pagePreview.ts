import { isRecord } from '../../../../domain/isRecord';
import type { RawValue } from '../../authoring';

/** What the previews need to know besides the page's own fields. */
export interface PageSurroundings {
  /** `%s` stands for the page's own title. */
  titleTemplate: string;
  siteName: string;
  /** Public address of the page. */
  address: string;
  /** Name of the page's item, when it has no title. */
  itemName: string;
  /** Picture of a page that names none. */
  picture: string | undefined;
}

/** What search engines and those who share the page show of it. */
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
}

/** Characters that search engines show, about. */
const lengths = { title: 60, description: 155 } as const;

/** Follows the rules by which the site writes a page's head (site/seo/head.ts). */
export function pagePreview(
  values: Readonly<Record<string, RawValue>>,
  { titleTemplate, siteName, address, itemName, picture }: PageSurroundings,
): PagePreview {
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const own = text('metaTitle') ?? text('navTitle') ?? itemName;
  const canonical = text('canonicalURL') ?? '';
  const url = new URL(URL.canParse(canonical) ? canonical : address);
  const named = isRecord(values.ogImage) ? values.ogImage.src : undefined;
  return {
    host: url.host,
    path: url.pathname.split('/').filter(Boolean).map(decode),
    searchTitle: cut(own ? titleTemplate.replace('%s', () => own) : siteName, lengths.title),
    searchDescription: cut(text('metaDescription'), lengths.description),
    isHidden: values.noIndex === true,
    socialTitle: own || siteName,
    socialDescription: text('ogDescription') ?? text('metaDescription'),
    picture: typeof named === 'string' ? named : picture,
  };
}

/** A text as far as it is shown, cut between two words where it can be. */
function cut<Text extends string | undefined>(text: Text, length: number): Text;
function cut(text: string | undefined, length: number): string | undefined {
  if (text === undefined || text.length <= length) return text;
  const part = text.slice(0, length);
  return `${part.replace(/\s+\S*$/, '')} …`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
