import type { ComponentPropsWithRef } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css } from '../../stitches';
import { forwardProps } from '../../styling/forwardProps';
import { type Tone, toneStyle } from '../../tones';
import { Container } from '../Container/Container';

/** On a coloured band cards are white, and have padding also in themes whose cards have none on white. */
const cardVariables = {
  '--card-inset': '$space$4',
  '--card-corner': 0,
  '--card-ground': 'var(--brand-bg)',
  '--card-hover': 'initial',
};

/** The space between two bands of the same tone is the larger of their paddings, not the sum. */
function toneVariant(tone: Tone) {
  return {
    ...(tone === 'default' ? {} : { ...toneStyle(tone), ...cardVariables }),
    [`[data-band="${tone}"] + &` as const]: { paddingBlockStart: 0 },
    [`[data-band="${tone}-small"] + &` as const]: { paddingBlockStart: 'var(--room-after-small)' },
  };
}

const section = css({
  position: 'relative',
  variants: {
    tone: {
      default: toneVariant('default'),
      surface: toneVariant('surface'),
      dark: toneVariant('dark'),
      primary: toneVariant('primary'),
      accent: toneVariant('accent'),
    } satisfies Record<Tone, object>,
    padding: {
      none: {},
      small: { paddingBlock: '$sectionSmall', '--room-after-small': '0px' },
      large: {
        paddingBlock: '$section',
        '--room-after-small': 'calc($space$section - $space$sectionSmall)',
      },
    },
    /** At least as high as the window, with vertically centred content. */
    fullHeight: {
      true: { minBlockSize: '100svh', display: 'grid', alignContent: 'center' },
    },
  },
  compoundVariants: [
    {
      // The first section has less space below the breadcrumb.
      tone: 'default',
      padding: 'large',
      css: { '[data-band="trail"] + &': { paddingBlockStart: 'calc($space$sectionSmall / 2)' } },
    },
  ],
});

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Tone of the band; text, links and buttons in it use its colours. */
  tone?: Tone;
  /** Padding above and below the content. */
  padding?: 'none' | 'small' | 'large';
  /** Width of the content; `bleed` reaches the edges of the window without a gutter. */
  width?: 'narrow' | 'content' | 'wide' | 'full' | 'bleed';
  fullHeight?: boolean;
}

const ownProps = new Set(['tone', 'padding', 'width', 'fullHeight', 'children']);

/** A band across the full width of the page. */
export function Section(props: SectionProps) {
  const { tone = 'default', padding = 'large', width = 'content', fullHeight, children } = props;
  const attributes = forwardProps(props, ownProps, section({ tone, padding, fullHeight }));
  if (padding === 'large' && !fullHeight) attributes['data-band'] = tone;
  if (padding === 'small' && !fullHeight) attributes['data-band'] = `${tone}-small`;
  attributes.children =
    width === 'bleed' ? children : <Container width={width}>{children}</Container>;
  return jsx('section', attributes);
}
