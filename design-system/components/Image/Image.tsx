import { type CSSProperties, use } from 'react';
import { breakpoints } from '../../media';
import { css } from '../../stitches';
import { imageSources } from './imageSources';
import { emptyPicture, type PictureSubject, silhouette } from './silhouettes';
import { readFocalPoint } from '../../../schema/focalPoint';
import { ImagePlaceholders, ImageHosts } from './imageContexts';

type FocalStyle = CSSProperties & { '--focal'?: string; '--focal-phone'?: string };

/** Styles that keep focal points visible; undefined if there are none. */
function focalStyle(
  focalpoint: string | undefined,
  phone: string | undefined,
): FocalStyle | undefined {
  if (phone) return { '--focal': focalPosition(focalpoint), '--focal-phone': focalPosition(phone) };
  return focalpoint ? { objectPosition: focalPosition(focalpoint) } : undefined;
}

/** A focal point as a CSS position; the centre if there is none. */
function focalPosition(focalpoint = ''): string {
  const { x, y } = readFocalPoint(focalpoint) ?? { x: 0.5, y: 0.5 };
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return `${percent(x)} ${percent(y)}`;
}

const failedStyle = {
  backgroundColor: '$surface',
  backgroundImage: 'var(--silhouette)',
  backgroundSize: 'min(46%, 15rem) auto',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
} as const;

const image = css({
  // Background of the alternative text, and of a picture that failed to load.
  position: 'relative',
  display: 'block',
  maxInlineSize: '100%',
  backgroundImage: 'var(--preview)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  // Browsers render this only if the picture failed to load; it covers the broken icon and the alternative text.
  '&::after': { content: '""', position: 'absolute', inset: 0, ...failedStyle },
  // The page's script sets this attribute (site/page/client/watchPictures), for browsers that do not draw the
  // style above.
  '&[data-failed]': { content: emptyPicture, ...failedStyle },
  variants: {
    subject: {
      car: { '--silhouette': silhouette('car') },
      scene: { '--silhouette': silhouette('scene') },
    },
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    layout: {
      /** As wide as its container, as high as its aspect ratio requires. */
      flow: { inlineSize: '100%', blockSize: 'auto' },
      /** Covers its container, which must be positioned and have a size. */
      fill: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
      /** The picture's own size. */
      natural: { blockSize: 'auto' },
    },
  },
});

const picture = css({
  display: 'contents',
  // Otherwise `source` elements would take up cells if the picture is in a grid.
  '& > source': { display: 'none' },
});

/** For pictures whose phone version has a separate focal point. */
const phoneFocalPoint = css({
  objectPosition: 'var(--focal)',
  '@belowMd': { objectPosition: 'var(--focal-phone)' },
});

const FULL_WIDTH = '100vw';
/** On phones the picture is scaled up slightly, which is invisible: the smaller file has half the bytes. */
const PHONE_WIDTH = '85vw';

export interface ImageProps {
  src: string;
  /** Text alternative; empty for decoration. */
  alt: string;
  /** Size of the original in px, which reserves the space. */
  width?: number;
  height?: number;
  /** Aspect ratio of the box if it differs from the original's, such as `16 / 9`. */
  ratio?: string;
  /** Which silhouette to show if the picture fails to load. */
  subject?: PictureSubject;
  /** Blurred preview (data: URL) until the picture has loaded; by default from ImagePlaceholders, if it has one. */
  preview?: string;
  fit?: 'cover' | 'contain';
  layout?: 'flow' | 'fill' | 'natural';
  /** Other crop for windows below 768 px. */
  phone?: { src: string; width?: number; height?: number; focalpoint?: string };
  /** Point that stays visible when the picture is cropped, such as `0.3,0.4`: shares of its width and height. */
  focalpoint?: string;
  /** Visible without scrolling: loaded at once and with high priority. */
  priority?: boolean;
  /** Displayed width, as the HTML attribute; by default the window's width. */
  sizes?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * A picture: loaded in the width that the window needs, into reserved space, over a blurred preview if there is one. A
 * picture that fails to load is replaced by a silhouette; its alternative text stays for screen readers.
 */
export function Image({
  src,
  alt,
  width,
  height,
  ratio,
  subject = 'scene',
  preview,
  fit = 'cover',
  layout = 'flow',
  phone,
  focalpoint,
  priority = false,
  sizes = FULL_WIDTH,
  className,
  style,
}: ImageProps) {
  const hosts = use(ImageHosts);
  const previewUrl = use(ImagePlaceholders)[src] ?? preview;
  const isSized = width !== undefined && height !== undefined;
  const boxStyle: CSSProperties & { '--preview'?: string } = { ...style };
  if (layout === 'flow' && (ratio || !isSized)) boxStyle.aspectRatio = ratio ?? '3 / 2';
  if (previewUrl) boxStyle['--preview'] = `url("${previewUrl}")`;
  Object.assign(boxStyle, focalStyle(focalpoint, phone?.focalpoint));
  const baseClass = phone?.focalpoint
    ? `${image({ subject, fit, layout })} ${phoneFocalPoint()}`
    : image({ subject, fit, layout });
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
      className={className ? `${baseClass} ${className}` : baseClass}
      style={boxStyle}
    />
  );
  if (!phone) return element;
  const phoneSources = imageSources(phone.src, hosts, phone.width);
  return (
    <picture className={picture()}>
      <source
        media={`(max-width: ${breakpoints.md - 0.02}px)`}
        srcSet={phoneSources.srcSet ?? phoneSources.src}
        sizes={phoneSources.srcSet && (sizes === FULL_WIDTH ? PHONE_WIDTH : sizes)}
        width={phone.width}
        height={phone.height}
      />
      {element}
    </picture>
  );
}
