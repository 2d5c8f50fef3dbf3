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
    const viewport = embla.rootNode();
    const takeOver = () => takeOverScrolling(embla, viewport);
    // The row may have been scrolled before script ran.
    takeOver();
    viewport.addEventListener('scroll', takeOver);
    return () => {
      embla.off('select', follow).off('reInit', follow);
      viewport.removeEventListener('scroll', takeOver);
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

/**
 * Browsers scroll to what takes the focus or is searched for, Embla moves the row within its viewport. What was scrolled
 * is turned into a position of Embla's, so that the two never add up.
 */
function takeOverScrolling(embla: NonNullable<Embla>, viewport: HTMLElement): void {
  if (viewport.scrollLeft === 0) return;
  const { left } = viewport.getBoundingClientRect();
  const first = embla
    .slideNodes()
    .findIndex((slide) => slide.getBoundingClientRect().right > left + slide.clientWidth / 2);
  viewport.scrollLeft = 0;
  embla.scrollTo(Math.min(Math.max(first, 0), embla.scrollSnapList().length - 1), true);
}

function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
