import type { ReactNode } from 'react';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { FileField } from '../../../schema/generated/fields';
import { clientScript } from '../../../rendering/clientScript';
import { ToggleButton } from './ToggleButton';

const Frame = styled('div', {
  position: 'relative',
  inlineSize: '100%',
  // Never higher than the window; centred where that makes it narrower than its container.
  maxInlineSize: 'calc(96svh * 16 / 9)',
  marginInline: 'auto',
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  variants: {
    layout: {
      /** A separate box in the flow of the page. */
      flow: {
        aspectRatio: '16 / 9',
        borderRadius: '$card',
        overflow: 'clip',
        backgroundColor: '$surface',
      },
      /** Covers its container, which must be positioned and have a size. */
      fill: { position: 'absolute', inset: 0, maxInlineSize: 'none' },
    },
    /** Set if there is a picture below the film, which is visible until the film plays. */
    covered: {
      true: {
        '& > video': { position: 'absolute', inset: 0 },
        '&[data-autoplay] > video': { opacity: 0 },
        '&[data-shown] > video': { opacity: 1 },
        '@motion': { '& > video': { transition: 'opacity $slow' } },
      },
    },
  },
});

const Buttons = styled('div', {
  position: 'absolute',
  // Content over the film can move the buttons up with the variable.
  insetBlockEnd: 'var(--film-buttons, $space$4)',
  insetInlineEnd: '$4',
  zIndex: '$raised',
  display: 'flex',
  gap: '$2',
  // Until a film without autoplay has started, its buttons are large and centred.
  ':not([data-autoplay]):not([data-shown]) > &': {
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    // Clicks next to the buttons reach the film.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto', borderRadius: '$round', scale: 1.5 },
  },
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

export interface FilmProps {
  video: FileField;
  /** Crop for windows narrower than 768 px. */
  phoneVideo?: FileField;
  /** Name of the film for screen readers; without one the film is decoration. */
  label?: string;
  /** Whether the film starts, muted, when it comes into view. It then loops if it has controls. */
  autoplay?: boolean;
  /** `bar`: the browser's controls. `buttons`: our buttons for play and sound. */
  controls: 'bar' | 'buttons' | 'none';
  layout?: 'flow' | 'fill';
  /** Picture that is shown until the film plays, and if it cannot be loaded. */
  children?: ReactNode;
}

/**
 * A film on our own server, controlled by Film.client.ts. Without JavaScript it has the browser's controls; a
 * film that is decoration shows only its picture.
 */
export function Film(props: FilmProps) {
  const { video, phoneVideo, label, autoplay = false, controls, layout = 'flow', children } = props;
  const message = useMessages();
  return (
    <Frame
      layout={layout}
      covered={Boolean(children)}
      {...clientScript('Film')}
      data-autoplay={autoplay ? '' : undefined}
    >
      {children}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the contracts have no captions; the text next to a film says the same */}
      <video
        // A film that visitors cannot pause must end on its own (WCAG 2.2.2).
        loop={autoplay && controls !== 'none'}
        playsInline
        preload="none"
        controls={controls === 'bar' || (controls === 'buttons' && label !== undefined)}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        tabIndex={label === undefined ? -1 : undefined}
      >
        {phoneVideo && (
          <source
            src={phoneVideo.value.src}
            type={phoneVideo.value.mimeType}
            media="(max-width: 767.98px)"
          />
        )}
        <source src={video.value.src} type={video.value.mimeType} />
      </video>
      {controls === 'buttons' && (
        <Buttons>
          <ToggleButton
            attribute="data-film-sound"
            offState={{ icon: 'muted', label: message('unmute') }}
            onState={{ icon: 'sound', label: message('mute') }}
            hidden
          />
          <ToggleButton
            attribute="data-film-play"
            offState={{ icon: 'play', label: message('play') }}
            onState={{ icon: 'pause', label: message('pause') }}
          />
        </Buttons>
      )}
    </Frame>
  );
}
