import type { ComponentPropsWithRef } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css } from '../../stitches';
import { passOn } from '../../styling/passOn';
import { type Tone, toneStyle } from '../../tones';
import { Container } from '../Container/Container';

/** A card is white on a coloured band, and its words keep off its edges also where it has none on white. */
const cardsOnGround = {
  '--card-inset': '$space$4',
  '--card-corner': 0,
  '--card-ground': 'var(--brand-bg)',
};

/** Between two bands on one surface there is the room of the larger one, not that of both. */
function surface(tone: Tone) {
  return {
    ...(tone === 'default' ? {} : { ...toneStyle(tone), ...cardsOnGround }),
    [`[data-band="${tone}"] + &` as const]: { paddingBlockStart: 0 },
    [`[data-band="${tone}-small"] + &` as const]: { paddingBlockStart: 'var(--room-after-small)' },
  };
}

const section = css({
  position: 'relative',
  variants: {
    tone: {
      default: surface('default'),
      surface: surface('surface'),
      dark: surface('dark'),
      primary: surface('primary'),
      accent: surface('accent'),
    } satisfies Record<Tone, object>,
    space: {
      none: {},
      small: { paddingBlock: '$sectionSmall', '--room-after-small': '0px' },
      large: {
        paddingBlock: '$section',
        '--room-after-small': 'calc($space$section - $space$sectionSmall)',
      },
    },
    /** At least as high as the window, content in the middle. */
    fullHeight: {
      true: { minBlockSize: '100svh', display: 'grid', alignContent: 'center' },
    },
  },
  compoundVariants: [
    {
      // The first section is close to the breadcrumb above it.
      tone: 'default',
      space: 'large',
      css: { '[data-band="trail"] + &': { paddingBlockStart: 'calc($space$sectionSmall / 2)' } },
    },
  ],
});

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Surface that the band stands on; text, links and buttons in it follow. */
  tone?: Tone;
  /** Room above and below the content. */
  space?: 'none' | 'small' | 'large';
  /** Width of the content; `bleed` reaches the edges of the window without a gutter. */
  width?: 'narrow' | 'content' | 'wide' | 'full' | 'bleed';
  fullHeight?: boolean;
}

const own = new Set(['tone', 'space', 'width', 'fullHeight', 'children']);

/** A band across the page. */
export function Section(props: SectionProps) {
  const { tone = 'default', space = 'large', width = 'content', fullHeight, children } = props;
  const attributes = passOn(props, own, section({ tone, space, fullHeight }));
  if (space === 'large' && !fullHeight) attributes['data-band'] = tone;
  if (space === 'small' && !fullHeight) attributes['data-band'] = `${tone}-small`;
  attributes.children =
    width === 'bleed' ? children : <Container width={width}>{children}</Container>;
  return jsx('section', attributes);
}
