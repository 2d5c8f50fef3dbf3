import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `advance` every `pause` ms (never when undefined) while nobody points at the carousel, is in it or looks at
 * another window. It starts by itself unless the visitor wants less motion; `toggle` is for a button that stops it.
 * `hold` are props of the element in which it waits.
 */
export function useAutoplay(advance: () => void, pause: number | undefined) {
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    setPlaying(pause !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [pause]);

  const onTick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  const running = playing && !pointed && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => onTick(), pause);
    return () => clearInterval(timer);
  }, [running, pause]);

  return {
    playing,
    toggle: () => setPlaying(!playing),
    hold: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
