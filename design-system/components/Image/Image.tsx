import { type CSSProperties, use } from 'react';
import { breakpoints } from '../../media';
import { css } from '../../stitches';
import { imageSources } from './imageSources';
import { emptyPicture, type PictureKind, silhouette } from './silhouettes';
import { readFocalPoint } from '../../../schema/focalPoint';
import { ImagePlaceholders, ImageHosts } from './imageContexts';

type FocalStyle = CSSProperties & { '--focal'?: string; '--focal-phone'?: string };

/** Styles that keep focal points in sight; none where there is no focal point. */
function focalStyle(
  focalpoint: string | undefined,
  phone: string | undefined,
): FocalStyle | undefined {
  if (phone) return { '--focal': positionOf(focalpoint), '--focal-phone': positionOf(phone) };
  return focalpoint ? { objectPosition: positionOf(focalpoint) } : undefined;
}

/** A focal point as CSS says it; the middle when there is none. */
function positionOf(focalpoint = ''): string {
  const { x, y } = readFocalPoint(focalpoint) ?? { x: 0.5, y: 0.5 };
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return `${percent(x)} ${percent(y)}`;
}

const failed = {
  backgroundColor: '$surface',
  backgroundImage: 'var(--silhouette)',
  backgroundSize: 'min(46%, 15rem) auto',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
} as const;

const image = css({
  // Background of the alternative text, and of a picture that failed.
  position: 'relative',
  display: 'block',
  maxInlineSize: '100%',
  backgroundImage: 'var(--preview)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  // Browsers show this only for a picture that failed to load, over the broken icon and the alternative text.
  '&::after': { content: '""', position: 'absolute', inset: 0, ...failed },
  // The page's script says so as well (site/page/client/watchPictures): for browsers that show nothing of the sort.
  '&[data-failed]': { content: emptyPicture, ...failed },
  variants: {
    kind: {
      car: { '--silhouette': silhouette('car') },
      scene: { '--silhouette': silhouette('scene') },
    },
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    place: {
      /** As wide as its place, as high as its shape asks. */
      flow: { inlineSize: '100%', blockSize: 'auto' },
      /** Covers what it stands in, which must be positioned and have a size. */
      fill: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
      /** In its own size. */
      natural: { blockSize: 'auto' },
    },
  },
});

const picture = css({
  display: 'contents',
  // Else the source takes a cell where the picture stands in a grid.
  '& > source': { display: 'none' },
});

/** Where the picture for phones has a focal point of its own. */
const aimed = css({
  objectPosition: 'var(--focal)',
  '@belowMd': { objectPosition: 'var(--focal-phone)' },
});

const wholeWindow = '100vw';
/** On phones a slightly smaller picture is fetched than is shown: the difference is invisible, and it has half the bytes. */
const wholePhone = '85vw';

export interface ImageProps {
  src: string;
  /** What it shows, for those who cannot see it; empty for decoration. */
  alt: string;
  /** Size of the original in px: reserves the box. */
  width?: number;
  height?: number;
  /** Shape of the box when it differs from the original's, such as `16 / 9`. */
  ratio?: string;
  /** What it is of: shown as a silhouette when the picture fails to load. */
  kind?: PictureKind;
  /** Blurred miniature (data: address) that shows until it arrives; else the page's own, where there is one. */
  preview?: string;
  fit?: 'cover' | 'contain';
  place?: 'flow' | 'fill' | 'natural';
  /** Another crop below 768 px. */
  phone?: { src: string; width?: number; height?: number; focalpoint?: string };
  /** What stays in sight when the picture is cut, such as `0.3,0.4`: shares of its width and height. */
  focalpoint?: string;
  /** The picture that a visitor sees first: loaded at once and before others. */
  priority?: boolean;
  /** How wide it is shown, as in HTML; the whole window when left out. */
  sizes?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * The one way to show a picture: in the width that the window needs, in a box that is reserved before it arrives, over a
 * blurred preview where there is one. One that fails to load is a silhouette; its alternative text stays for screen readers.
 */
export function Image({
  src,
  alt,
  width,
  height,
  ratio,
  kind = 'scene',
  preview,
  fit = 'cover',
  place = 'flow',
  phone,
  focalpoint,
  priority = false,
  sizes = wholeWindow,
  className,
  style,
}: ImageProps) {
  const hosts = use(ImageHosts);
  const shown = use(ImagePlaceholders)[src] ?? preview;
  const known = width !== undefined && height !== undefined;
  const box: CSSProperties & { '--preview'?: string } = { ...style };
  if (place === 'flow' && (ratio || !known)) box.aspectRatio = ratio ?? '3 / 2';
  if (shown) box['--preview'] = `url("${shown}")`;
  Object.assign(box, focalStyle(focalpoint, phone?.focalpoint));
  const look = phone?.focalpoint
    ? `${image({ kind, fit, place })} ${aimed()}`
    : image({ kind, fit, place });
  const sources = imageSources(src, hosts, width);
  const element = (
    <img
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className ? `${look} ${className}` : look}
      style={box}
    />
  );
  if (!phone) return element;
  const phoneSources = imageSources(phone.src, hosts, phone.width);
  return (
    <picture className={picture()}>
      <source
        media={`(max-width: ${breakpoints.md - 0.02}px)`}
        srcSet={phoneSources.srcSet ?? phoneSources.src}
        sizes={phoneSources.srcSet && (sizes === wholeWindow ? wholePhone : sizes)}
        width={phone.width}
        height={phone.height}
      />
      {element}
    </picture>
  );
}
