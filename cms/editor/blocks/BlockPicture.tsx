import { useEffect, useRef, useState } from 'react';
import { styled } from '../../../design-system/stitches';
import { useLinkPlace } from '../links/LinkPlace';

/** Scale of the picture: the page in it is as wide as on a tablet. */
const SCALE = 0.35;

const Viewport = styled('span', {
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '$pictureRow',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$surface',
  overflow: 'hidden',
});

const Frame = styled('iframe', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  inlineSize: `calc($sizes$card / ${SCALE})`,
  blockSize: `calc($sizes$pictureRow / ${SCALE})`,
  border: 0,
  transform: `translateX(-50%) scale(${SCALE})`,
  transformOrigin: 'top center',
  pointerEvents: 'none',
});

/** A preview of a block, rendered by the site itself. It is loaded when it is scrolled near the viewport. */
export function BlockPicture({ block }: { block: string }) {
  const place = useLinkPlace()?.place;
  const viewportRef = useRef<HTMLSpanElement>(null);
  const [isNearViewport, setIsNearViewport] = useState(false);
  useEffect(() => {
    if (!viewportRef.current) return;
    // `loading="lazy"` would load frames that are several screens away.
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNearViewport(true),
      { rootMargin: '200px' },
    );
    observer.observe(viewportRef.current);
    return () => observer.disconnect();
  }, []);
  if (!place) return null;
  const query = { block, sc_site: place.site.name, sc_lang: place.language };
  return (
    <Viewport ref={viewportRef} aria-hidden>
      {isNearViewport && (
        <Frame
          src={`/_edit/block?${new URLSearchParams(query).toString()}`}
          title={block}
          tabIndex={-1}
          inert
          // Without its own origin the frame loads no fonts. Scripts are blocked by the sandbox and by the
          // page's CSP.
          sandbox="allow-same-origin"
        />
      )}
    </Viewport>
  );
}
