import useEmblaCarousel from 'embla-carousel-react';
import { Children, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { fillIn, useMessages } from '../../messages';
import { styled } from '../../stitches';
import { useHydrated } from '../../useHydrated';
import { CarouselControls } from './CarouselControls';
import { useAutoplay } from './useAutoplay';
import { useSlides } from './useSlides';

const Root = styled('section', { display: 'grid', gap: '$3', minInlineSize: 0 });

const Viewport = styled('div', {
  // Room for the focus rings of slides, which would be cut off otherwise.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollPaddingInline: '4px',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  variants: {
    // Script moves the row itself and needs the viewport to stand still.
    moved: {
      true: { overflow: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
    },
  },
});

/** Width of a slide of which `count` stand side by side. */
const share = (count: number) => `calc((100% - ${count - 1} * $space$grid) / ${count})`;

const Row = styled('div', {
  display: 'flex',
  gap: '$grid',
  '& > *': { flex: '0 0 auto', minInlineSize: 0, scrollSnapAlign: 'start' },
  variants: {
    columns: {
      1: { '& > *': { inlineSize: '100%' } },
      2: { '& > *': { inlineSize: '88%', '@md': { inlineSize: share(2) } } },
      3: {
        '& > *': {
          inlineSize: '84%',
          '@md': { inlineSize: share(2) },
          '@lg': { inlineSize: share(3) },
        },
      },
      4: {
        '& > *': {
          inlineSize: '76%',
          '@md': { inlineSize: share(3) },
          '@lg': { inlineSize: share(4) },
        },
      },
    },
  },
});

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** What it shows, such as "Pictures of the car"; read aloud. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** How many stand side by side where there is room; phones show one and the edge of the next. */
  columns?: 1 | 2 | 3 | 4;
  /** How it shows where one is; many positions are counted in any case. */
  indicator?: 'dots' | 'count';
  /** Goes on by itself every so many ms, unless the visitor wants less motion; comes with a button that stops it. */
  autoplay?: number;
}

/**
 * A row of slides to go through with buttons, arrow keys or a finger (ARIA practices, "carousel"). Without script it is
 * a row that scrolls and snaps.
 */
export function Carousel(props: CarouselProps) {
  const { label, children, columns = 1, indicator = 'dots', autoplay, ...rest } = props;
  const message = useMessages();
  const hydrated = useHydrated();
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const items = Children.toArray(children);
  const slides = useSlides(embla, items.length);
  const { playing, toggle, hold } = useAutoplay(
    () => slides.goTo(slides.atEnd ? 0 : slides.position + 1),
    autoplay,
  );
  return (
    <Root {...rest} {...hold} aria-roledescription={message('carousel')} aria-label={label}>
      <CarouselControls
        slides={slides}
        indicator={indicator}
        autoplay={autoplay === undefined ? undefined : { playing, toggle }}
      />
      <Viewport
        ref={viewport}
        moved={hydrated}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={(event) => followKeys(event, slides)}
      >
        <Row columns={columns}>
          {items.map((item, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={message('slide')}
              aria-label={fillIn(message('slidePosition'), {
                number: index + 1,
                count: items.length,
              })}
            >
              {item}
            </div>
          ))}
        </Row>
      </Viewport>
    </Root>
  );
}

/** Arrow keys, Home and End; those that something within a slide has used stay its own. */
function followKeys(
  event: KeyboardEvent,
  { previous, next, goTo, positions }: ReturnType<typeof useSlides>,
): void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: previous,
    ArrowRight: next,
    Home: () => goTo(0),
    End: () => goTo(positions - 1),
  };
  const move = moves[event.key];
  const typing = (event.target as Element).closest('input, textarea, select');
  if (!move || typing || event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey)
    return;
  event.preventDefault();
  move();
}
