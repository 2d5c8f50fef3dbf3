import { use } from 'react';
import { Card } from '../../design-system/components/Card/Card';
import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { type Ink, inkStyle, inkTones } from '../../design-system/ink';
import { keyframes, styled } from '../../design-system/stitches';
import type { Tone } from '../../design-system/tones';
import type { BlurbBackground, BlurbProps, BlurbTextColor } from '../../schema/generated/fields';
import { useBlockNote } from '../../rendering/blockNotes';
import { InRow } from '../../rendering/InRow';
import { BlurbMedia, hasMedia, showsPicture } from './BlurbMedia';

const tones = {
  Default: 'default',
  Surface: 'surface',
  Dark: 'dark',
  Primary: 'primary',
  Accent: 'accent',
} as const satisfies Record<BlurbBackground, Tone>;

/** Tone of the blurb. Light text needs a dark background if the editor chose none. */
function chooseTone(
  background: BlurbBackground | undefined,
  text: BlurbTextColor | undefined,
): Tone {
  if (background) return tones[background];
  return text === 'Light' || text === 'White' ? 'dark' : 'default';
}

/** Black or white text if it is readable on the tone; else undefined: the tone's own text colour. */
function chooseInk(text: BlurbTextColor | undefined, tone: Tone): Ink | undefined {
  const ink = text === 'Black' ? 'black' : text === 'White' ? 'white' : undefined;
  return ink && inkTones[ink].includes(tone) ? ink : undefined;
}

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(1.5rem)' },
  to: { opacity: 1, transform: 'none' },
});

/** Left edge of a picture that extends to the window's edge: its width is seven twelfths of the window. */
const PICTURE_START = '46%';

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    media: {
      true: {
        '@lg': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: '$space$section',
          alignItems: 'center',
        },
      },
    },
    reverse: {
      true: {
        '@lg': {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          '& > :first-child': { order: 2 },
        },
      },
    },
    /** The picture extends to the edges of the window and the band; the text stays in the page's grid. */
    bleed: {
      true: {
        '@lg': {
          position: 'static',
          minBlockSize: '$lead',
          alignItems: 'center',
          '& > :last-child': {
            position: 'absolute',
            insetBlock: 0,
            insetInline: `${PICTURE_START} 0`,
          },
          '& img': { position: 'absolute', blockSize: '100%', objectFit: 'cover', borderRadius: 0 },
        },
      },
    },
    center: { true: { justifyItems: 'center', textAlign: 'center' } },
    /** The layout is as high as the card; the text gets the height that the picture leaves. */
    card: {
      words: { flex: 1, gridTemplateRows: '1fr' },
      pictured: { flex: 1, gridTemplateRows: 'auto 1fr' },
    },
  },
  compoundVariants: [
    {
      bleed: true,
      reverse: true,
      css: {
        '@lg': {
          '& > :first-child': { gridColumn: 2, order: 0 },
          '& > :last-child': { insetInline: `0 ${PICTURE_START}` },
        },
      },
    },
  ],
});

const cardTextStyle = {
  display: 'flex',
  flexDirection: 'column',
  '& > a': { marginBlockStart: 'auto' },
} as const;

/** Animated while scrolling into view, in browsers with scroll-driven animations; in print always visible. */
const Column = styled('div', {
  minInlineSize: 0,
  variants: {
    animated: {
      true: {
        '@motion': {
          '@supports (animation-timeline: view())': {
            animation: `${rise} linear both`,
            animationTimeline: 'view()',
            animationRange: 'entry 10% cover 25%',
          },
        },
        '@print': { animation: 'none' },
      },
    },
    words: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '$4',
        justifyItems: 'start',
        maxInlineSize: '$measure',
      },
    },
    center: { true: { justifyItems: 'center' } },
    /** Aligns the links of cards in a row. */
    card: {
      start: { ...cardTextStyle, alignItems: 'flex-start' },
      center: { ...cardTextStyle, alignItems: 'center' },
    },
    ink: {
      black: inkStyle('black'),
      white: inkStyle('white'),
    } satisfies Record<Ink, object>,
  },
});

/** Title, rich text and link with an optional picture or film; renders nothing if all are empty. */
export function Blurb(fields: BlurbProps) {
  const { Title, TitleTag = 'h2', RichText, Link, Reverse, BackgroundColor } = fields;
  const { CenterContent, FullHeight, UseTextAnimations, UseMediaAnimations } = fields;
  const showsMedia = hasMedia(fields);
  const isInRow = use(InRow);
  const logNote = useBlockNote('Blurb');
  if (!Title && !RichText && !Link && !showsMedia) {
    logNote('No fields provided');
    return null;
  }
  const tone = chooseTone(BackgroundColor, fields.TextColor);
  const textContent = (
    <Column
      words
      card={isInRow ? (CenterContent ? 'center' : 'start') : undefined}
      ink={chooseInk(fields.TextColor, tone)}
      animated={UseTextAnimations}
      center={CenterContent}
    >
      {Title && (
        <Heading level={headingLevels[TitleTag]}>
          <FieldText field={Title} />
        </Heading>
      )}
      {RichText && <FieldRichText field={RichText} />}
      {Link && <FieldButton field={Link} />}
    </Column>
  );
  const picture = showsMedia && (
    <Column animated={UseMediaAnimations}>
      <BlurbMedia {...fields} />
    </Column>
  );
  const extendsToEdge =
    showsPicture(fields) && (tone === 'dark' || tone === 'primary' || tone === 'accent');
  if (isInRow) {
    return (
      <Card tone={tone}>
        <Layout center={CenterContent && !showsMedia} card={showsMedia ? 'pictured' : 'words'}>
          {picture}
          {textContent}
        </Layout>
      </Card>
    );
  }
  return (
    <Section tone={tone} fullHeight={FullHeight}>
      <Layout
        media={showsMedia}
        bleed={extendsToEdge}
        reverse={Reverse}
        center={CenterContent && !showsMedia}
      >
        {textContent}
        {picture}
      </Layout>
    </Section>
  );
}
