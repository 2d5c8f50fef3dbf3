import type { ReactNode } from 'react';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { FileField } from '../../../schema/generated/fields';
import { clientScript } from '../../../rendering/clientScript';
import { ToggleButton } from './ToggleButton';

const Frame = styled('div', {
  position: 'relative',
  inlineSize: '100%',
  // Never higher than the window; in the middle where that makes it narrower than its place.
  maxInlineSize: 'calc(96svh * 16 / 9)',
  marginInline: 'auto',
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  variants: {
    place: {
      /** A box of its own in the flow. */
      flow: {
        aspectRatio: '16 / 9',
        borderRadius: '$card',
        overflow: 'clip',
        backgroundColor: '$surface',
      },
      /** Covers what it stands in, which must be positioned and have a size. */
      fill: { position: 'absolute', inset: 0, maxInlineSize: 'none' },
    },
    /** The picture below shows until the film moves. */
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
  // What else lies over the film may need its lower edge.
  insetBlockEnd: 'var(--film-buttons, $space$4)',
  insetInlineEnd: '$4',
  zIndex: '$raised',
  display: 'flex',
  gap: '$2',
  // What is to be started shows where.
  ':not([data-autoplay]):not([data-shown]) > &': {
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    // The buttons alone take the press.
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
  /** Name of the film, read aloud; without one the film is decoration. */
  label?: string;
  /** Starts silently when it comes into view, unless the visitor wants less motion, and goes on and on. */
  autoplay?: boolean;
  /** The browser's own controls, our buttons for play and sound, or nothing. */
  controls: 'bar' | 'buttons' | 'none';
  place?: 'flow' | 'fill';
  /** Picture that shows until the film moves, and in its place when the film cannot be had. */
  children?: ReactNode;
}

/**
 * A film of ours. Plain script gives it life (Film.client.ts). Without script, one that is no
 * decoration has the browser's controls, and a decoration is its picture.
 */
export function Film(props: FilmProps) {
  const { video, phoneVideo, label, autoplay = false, controls, place = 'flow', children } = props;
  const message = useMessages();
  return (
    <Frame
      place={place}
      covered={Boolean(children)}
      {...clientScript('Film')}
      data-autoplay={autoplay ? '' : undefined}
    >
      {children}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the contracts have no captions; the text beside a film says the same */}
      <video
        // A film that nobody can stop ends by itself (WCAG 2.2.2).
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
            mark="data-film-sound"
            off={{ icon: 'muted', label: message('unmute') }}
            on={{ icon: 'sound', label: message('mute') }}
            hidden
          />
          <ToggleButton
            mark="data-film-play"
            off={{ icon: 'play', label: message('play') }}
            on={{ icon: 'pause', label: message('pause') }}
          />
        </Buttons>
      )}
    </Frame>
  );
}
