import { imageSources } from '../../design-system/components/Image/imageSources';
import { isRecord } from '../../domain/isRecord';
import type { PageBlock } from '../../platform/content/page.types';
import type { PageData } from '../../platform/pages/pageData.types';

/** Placeholder with the page's own blocks; blocks of the other placeholders belong to the site. */
const MAIN_PLACEHOLDER = 'main';
/** Vector pictures, which link previews cannot show. */
const UNSUPPORTED = /\.svg(?:[?#]|$)/i;

export interface SocialImage {
  /** Absolute, a JPEG, PNG or WebP of at most 1280 px if the site scales it. */
  address: string;
  alt?: string;
  /** Size in px, if known: some previews wait for the picture without it. */
  width?: number;
  height?: number;
}

/** Width of pictures in previews if the site scales them. */
const PREVIEW_WIDTH_PX = 1280;
/** The pictures of sites are landscapes of one aspect ratio, and larger than previews. */
const SITE_IMAGE_SIZE = { width: PREVIEW_WIDTH_PX, height: 720 };

/**
 * The picture in previews of a page: the one that editors or its metadata name, else the first picture among
 * the page's blocks, else the site's.
 */
export function socialImage(data: PageData): SocialImage {
  const { page, site, origin, imageHosts } = data;
  const configured = page?.fields.ogImage?.value;
  const candidates = [
    configured,
    findFirstPicture(page?.placeholders[MAIN_PLACEHOLDER] ?? []),
    { src: site.socialImage, ...SITE_IMAGE_SIZE },
  ];
  for (const picture of candidates) {
    // An invalid source must not remove the page's preview.
    if (!picture || UNSUPPORTED.test(picture.src) || !URL.canParse(picture.src, origin)) continue;
    const { src } = imageSources(picture.src, imageHosts);
    const size = src === picture.src ? picture : scaleDown(picture);
    const { width, height } = size;
    return { address: new URL(src, origin).href, alt: picture.alt, width, height };
  }
  throw new Error(`The social image of ${site.name} is not an address`);
}

interface Picture {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** The size after scaling: never larger than the original. */
function scaleDown({ width, height }: Picture): Pick<Picture, 'width' | 'height'> {
  if (!width || !height) return {};
  const scale = Math.min(1, PREVIEW_WIDTH_PX / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The first picture of blocks, in the order of the page. */
function findFirstPicture(blocks: readonly PageBlock[]): Picture | undefined {
  for (const { fields, placeholders } of blocks) {
    const ownImage = findPicture(fields);
    const chosenImage = ownImage ?? findFirstPicture(Object.values(placeholders).flat());
    if (chosenImage) return chosenImage;
  }
  return undefined;
}

/** The first picture in a block's fields, including those of its list items. */
function findPicture(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isRecord(value)) {
    const { src, alt, width, height } = value;
    if (typeof src === 'string' && src !== '' && !UNSUPPORTED.test(src)) {
      const isSized = typeof width === 'number' && typeof height === 'number';
      return {
        src,
        alt: typeof alt === 'string' ? alt : undefined,
        ...(isSized && { width, height }),
      };
    }
  }
  // Lists of cars have thousands of values, so `for … in` avoids an array for each object.
  for (const name in value) {
    const nestedImage = findPicture((value as Readonly<Record<string, unknown>>)[name]);
    if (nestedImage) return nestedImage;
  }
  return undefined;
}
