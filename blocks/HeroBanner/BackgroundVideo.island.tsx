import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

const Control = styled('div', {
  position: 'absolute',
  insetBlockEnd: '$4',
  insetInlineEnd: '$4',
  zIndex: '$raised',
});

export interface BackgroundVideoProps {
  src: string;
  /** Crop for phones. */
  phoneSrc?: string;
  poster?: string;
  /** Texts of the button, by what it does next. */
  labels: { play: string; pause: string };
}

/** A silent film behind a hero, with a button to stop it; still when the visitor wants less motion. */
export function BackgroundVideo({ src, phoneSrc, poster, labels }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A browser that saves power or data may refuse; the picture stays then.
    video.current?.play().catch(() => setPlaying(false));
  }, []);

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
  };
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {phoneSrc && <source src={phoneSrc} media="(max-width: 767px)" />}
        <source src={src} />
      </video>
      <Control>
        <Button
          variant="onDark"
          iconOnly
          aria-label={playing ? labels.pause : labels.play}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
      </Control>
    </>
  );
}
