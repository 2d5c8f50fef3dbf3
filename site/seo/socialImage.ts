import { imageSources } from '../../design-system/components/Image/imageSources';
import { isRecord } from '../../domain/isRecord';
import type { PageBlock } from '../../platform/content/page.types';
import type { PageData } from '../../platform/pages/pageData.types';

/** Placeholder whose blocks are the page's own; those around it are the site's. */
const MAIN = 'main';
/** Link previews cannot show vector pictures. */
const UNFIT = /\.svg(?:[?#]|$)/i;

export interface SocialImage {
  /** Absolute, a JPEG, PNG or WebP of at most 1280 px where the site scales it. */
  address: string;
  alt?: string;
  /** Size in px, where it is known: some previews wait for the picture without it. */
  width?: number;
  height?: number;
}

/** Width in which previews get what the site scales. */
const PREVIEW_WIDTH = 1280;
/** Sites' own pictures are landscapes of one shape, and larger than previews. */
const OWN_SIZE = { width: PREVIEW_WIDTH, height: 720 };

/**
 * The picture in previews of a page: what editors or its metadata name, else the first picture of the
 * page itself, which is its hero where it has one, else the site's own.
 */
export function socialImage(data: PageData): SocialImage {
  const { page, site, origin, imageHosts } = data;
  const named = page?.fields.ogImage?.value;
  const candidates = [
    named,
    firstPicture(page?.placeholders[MAIN] ?? []),
    { src: site.socialImage, ...OWN_SIZE },
  ];
  for (const picture of candidates) {
    // A source that is no address must not cost the page its preview.
    if (!picture || UNFIT.test(picture.src) || !URL.canParse(picture.src, origin)) continue;
    const { src } = imageSources(picture.src, imageHosts);
    const size = src === picture.src ? picture : scaledDown(picture);
    const { width, height } = size;
    return { address: new URL(src, origin).href, alt: picture.alt, width, height };
  }
  throw new Error(`The social image of ${site.name} is no address`);
}

interface Picture {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** The size that scaling leaves: never larger than the original. */
function scaledDown({ width, height }: Picture): Pick<Picture, 'width' | 'height'> {
  if (!width || !height) return {};
  const share = Math.min(1, PREVIEW_WIDTH / width);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** In the order in which blocks stand in the page. */
function firstPicture(blocks: readonly PageBlock[]): Picture | undefined {
  for (const { fields, placeholders } of blocks) {
    const own = pictureIn(fields);
    const found = own ?? firstPicture(Object.values(placeholders).flat());
    if (found) return found;
  }
  return undefined;
}

/** The first picture among a block's fields, those of its list items included. */
function pictureIn(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isRecord(value)) {
    const { src, alt, width, height } = value;
    if (typeof src === 'string' && src !== '' && !UNFIT.test(src)) {
      const isSized = typeof width === 'number' && typeof height === 'number';
      return {
        src,
        alt: typeof alt === 'string' ? alt : undefined,
        ...(isSized && { width, height }),
      };
    }
  }
  // Lists of cars have thousands of values: no array is made of each object's.
  for (const name in value) {
    const found = pictureIn((value as Readonly<Record<string, unknown>>)[name]);
    if (found) return found;
  }
  return undefined;
}
