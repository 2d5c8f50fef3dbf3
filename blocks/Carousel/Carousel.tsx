import { Container } from '../../design-system/components/Container/Container';
import { Section } from '../../design-system/components/Section/Section';
import { isFilled, useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { CarouselHeight, CarouselProps } from '../../schema/generated/fields';
import { SearchBar } from '../HeroBanner/SearchBar';
import { clientScript } from '../../rendering/clientScript';
import { important } from '../../design-system/styling/important';
import { CarouselControls } from './CarouselControls';
import { CarouselSlide } from './CarouselSlide';

/** Time that a slide is shown if the editor sets none. */
const DEFAULT_DELAY_SECONDS = 5;

/** Scrolls and snaps natively; the slides next to the selected one are partly visible. */
const Row = styled('div', {
  '--slide': 'min(100cqi - 2 * $space$gutter, $sizes$wide)',
  position: 'relative',
  display: 'flex',
  gap: '$3',
  '@md': { gap: '$4' },
  // Padding, so that the first and the last slide can be centred too.
  '--beside': 'calc((100cqi - var(--slide)) / 2)',
  paddingInline: 'var(--beside)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@noScript': { scrollbarWidth: 'thin' },
  '& > *': { flex: '0 0 var(--slide)', scrollSnapAlign: 'center', scrollSnapStop: 'always' },
  '@print': {
    display: important('block'),
    padding: '0 !important',
    overflow: important('visible'),
  },
  '&:focus-visible': { outlineOffset: '-4px' },
  variants: {
    height: {
      // Lower on upright tablets, where the pictures would be cut at both sides.
      Default: { '--slide-height': 'min(clamp(30rem, 76svh, $sizes$hero), max(82vw, 40rem))' },
      Medium: { '--slide-height': 'clamp(24rem, 54svh, 32rem)' },
      FullHeight: {
        '--slide': '100cqi',
        '--slide-height': 'calc(100svh - $sizes$header + var(--bar-over-page))',
        gap: 0,
        '@md': { gap: 0 },
      },
    } satisfies Record<CarouselHeight, object>,
  },
});

const Frame = styled('div', { position: 'relative', containerType: 'inline-size' });

/** Overlaps the lower edge of the slides. */
const BelowSlides = styled('div', {
  position: 'relative',
  zIndex: '$raised',
  display: 'grid',
  gap: '$3',
  marginBlockStart: '$3',
  variants: {
    search: { true: { marginBlockStart: 'calc(-1 * $space$6)' } },
    over: {
      true: {
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '$5',
        justifyItems: 'center',
        marginBlockStart: 0,
        // Only its controls receive pointer events: the slides around them can be swiped.
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      },
    },
  },
});

const Search = styled('div', {
  justifySelf: 'center',
  inlineSize: 'min(100% - 2 * $space$gutter, $sizes$form)',
});

/** Large slides, one selected at a time; Carousel.client.ts moves them. */
export function Carousel(fields: CarouselProps) {
  const { Title, Slides = [], Height = 'Default', SearchBarUrl, Autoplay, AutoplayDelay } = fields;
  const message = useMessages();
  const isShown = useFieldVisibility();
  const slides = Slides.filter((slide) => isShown(slide.Image) || isShown(slide.Video));
  if (slides.length === 0) return null;
  const isFullHeight = Height === 'FullHeight';
  // While a page is edited, empty fields are present too.
  const hasSearch = isFilled(SearchBarUrl);
  const delaySeconds = AutoplayDelay && AutoplayDelay > 0 ? AutoplayDelay : DEFAULT_DELAY_SECONDS;
  const controls = (
    <CarouselControls
      count={slides.length}
      over={isFullHeight}
      pausable={Boolean(Autoplay) || (hasFilm(slides) && !fields.HasMediaButtons)}
    />
  );
  return (
    <Section
      padding={isFullHeight ? 'none' : 'small'}
      width="bleed"
      aria-roledescription={message('carousel')}
      aria-label={Title?.value}
      {...clientScript('Carousel')}
      data-delay={Autoplay ? delaySeconds * 1000 : undefined}
    >
      <Frame>
        <Row
          height={Height}
          role="group"
          aria-label={Title?.value ?? message('chooseSlide')}
          tabIndex={0}
          data-slides=""
        >
          {slides.map((slide, index) => (
            <CarouselSlide
              key={index}
              slide={slide}
              place={{ index, count: slides.length }}
              x={fields.ContentPlacementXAxis ?? 'Left'}
              y={fields.ContentPlacementYAxis ?? 'Bottom'}
              height={Height}
              search={hasSearch}
              mediaButtons={fields.HasMediaButtons === true}
            />
          ))}
        </Row>
        <BelowSlides search={hasSearch && !isFullHeight} over={isFullHeight}>
          {isFilled(SearchBarUrl) && (
            <Search>
              <SearchBar
                action={SearchBarUrl.value.href}
                placeholder={fields.SearchBarPlaceHolderText?.value}
              />
            </Search>
          )}
          {isFullHeight ? controls : <Container width="wide">{controls}</Container>}
        </BelowSlides>
      </Frame>
    </Section>
  );
}

function hasFilm(slides: NonNullable<CarouselProps['Slides']>): boolean {
  return slides.some(({ Video, VideoPhone }) => Video ?? VideoPhone);
}
