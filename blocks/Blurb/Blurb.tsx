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

/** Surface of the blurb. Light text asks for a dark surface when the editor chose none. */
function toneOf(background: BlurbBackground | undefined, text: BlurbTextColor | undefined): Tone {
  if (background) return tones[background];
  return text === 'Light' || text === 'White' ? 'dark' : 'default';
}

/** Black or white text, where it can be read; elsewhere the surface's own text colour stands. */
function inkOf(text: BlurbTextColor | undefined, tone: Tone): Ink | undefined {
  const ink = text === 'Black' ? 'black' : text === 'White' ? 'white' : undefined;
  return ink && inkTones[ink].includes(tone) ? ink : undefined;
}

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(1.5rem)' },
  to: { opacity: 1, transform: 'none' },
});

/** Where a picture that reaches the edge begins: seven twelfths of the window are its own. */
const beside = '46%';

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
    /** The picture reaches the edge of the window and of the band; the words keep to the page's grid. */
    bleed: {
      true: {
        '@lg': {
          position: 'static',
          minBlockSize: '$lead',
          alignItems: 'center',
          '& > :last-child': { position: 'absolute', insetBlock: 0, insetInline: `${beside} 0` },
          '& img': { position: 'absolute', blockSize: '100%', objectFit: 'cover', borderRadius: 0 },
        },
      },
    },
    center: { true: { justifyItems: 'center', textAlign: 'center' } },
    /** As high as the card around it; the words take what the picture leaves. */
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
          '& > :last-child': { insetInline: `0 ${beside}` },
        },
      },
    },
  ],
});

const cardWords = {
  display: 'flex',
  flexDirection: 'column',
  '& > a': { marginBlockStart: 'auto' },
} as const;

/** Comes into view with the scrolling, where the browser can tie one to the other without script; on paper it is there. */
const Part = styled('div', {
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
    /** Links of cards in a row stand on one line. */
    card: {
      start: { ...cardWords, alignItems: 'flex-start' },
      center: { ...cardWords, alignItems: 'center' },
    },
    ink: {
      black: inkStyle('black'),
      white: inkStyle('white'),
    } satisfies Record<Ink, object>,
  },
});

/** Title, rich text and link beside an optional picture or film; nothing without any field (spec 1 §5). */
export function Blurb(fields: BlurbProps) {
  const { Title, TitleTag = 'h2', RichText, Link, Reverse, BackgroundColor } = fields;
  const { CenterContent, FullHeight, UseTextAnimations, UseMediaAnimations } = fields;
  const media = hasMedia(fields);
  const inRow = use(InRow);
  const note = useBlockNote('Blurb');
  if (!Title && !RichText && !Link && !media) {
    note('No fields provided');
    return null;
  }
  const tone = toneOf(BackgroundColor, fields.TextColor);
  const words = (
    <Part
      words
      card={inRow ? (CenterContent ? 'center' : 'start') : undefined}
      ink={inkOf(fields.TextColor, tone)}
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
    </Part>
  );
  const picture = media && (
    <Part animated={UseMediaAnimations}>
      <BlurbMedia {...fields} />
    </Part>
  );
  const bleeds =
    showsPicture(fields) && (tone === 'dark' || tone === 'primary' || tone === 'accent');
  if (inRow) {
    return (
      <Card tone={tone}>
        <Layout center={CenterContent && !media} card={media ? 'pictured' : 'words'}>
          {picture}
          {words}
        </Layout>
      </Card>
    );
  }
  return (
    <Section tone={tone} fullHeight={FullHeight}>
      <Layout media={media} bleed={bleeds} reverse={Reverse} center={CenterContent && !media}>
        {words}
        {picture}
      </Layout>
    </Section>
  );
}
