import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Embla = UseEmblaCarouselType[1];

/** Where the row stands and how it is moved. Positions are fewer than slides where several slides show at once. */
export interface Slides {
  /** From 0 on. */
  position: number;
  positions: number;
  atStart: boolean;
  atEnd: boolean;
  goTo: (position: number) => void;
  previous: () => void;
  next: () => void;
}

/** Follows an Embla carousel. Before it runs, as on the server, each of the `count` slides is a position. */
export function useSlides(embla: Embla, count: number): Slides {
  const [position, setPosition] = useState(0);
  const [positions, setPositions] = useState(count);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      setPosition(embla.selectedScrollSnap());
      setPositions(embla.scrollSnapList().length);
    };
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const goTo = (target: number) => embla?.scrollTo(target, !wantsMotion());
  return {
    position,
    positions,
    atStart: position === 0,
    atEnd: position >= positions - 1,
    goTo,
    previous: () => goTo(Math.max(position - 1, 0)),
    next: () => goTo(Math.min(position + 1, positions - 1)),
  };
}

function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
