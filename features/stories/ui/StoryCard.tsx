import { Heading, type HeadingLevel } from '../../../design-system/components/Heading/Heading';
import { Image } from '../../../design-system/components/Image/Image';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { FieldDate } from '../../../design-system/fields/FieldDate';
import { styled } from '../../../design-system/stitches';
import type { Story } from './story';

/** The whole card is a link for the mouse; for screen readers only the title is. */
const Card = styled('article', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  minInlineSize: 0,
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '@hover': {
    '&:hover a': { textDecorationLine: 'underline' },
    '&:hover img': { transform: 'scale(var(--hover-zoom))' },
  },
  '& img': { '@motion': { transition: 'transform $slow' } },
  variants: {
    variant: {
      card: {},
      row: {
        gridTemplateColumns: '$sizes$swatch minmax(0, 1fr)',
        columnGap: '$grid',
        alignItems: 'center',
        paddingBlock: '$5',
        borderBlockStart: '1px solid $line',
        '@md': { gridTemplateColumns: '$sizes$card minmax(0, 1fr)', columnGap: '$space$7' },
      },
      highlight: {
        gap: '$5',
        '@lg': {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: '$space$8',
          alignItems: 'center',
        },
      },
    },
  },
});

const Picture = styled('div', {
  overflow: 'clip',
  borderRadius: '$card',
  backgroundColor: '$surface',
});

const Content = styled('div', { display: 'grid', gap: '$3', minInlineSize: 0 });

const Facts = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  rowGap: '$1',
  margin: 0,
  color: '$muted',
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

const StoryMark = styled('span', { color: '$text', fontWeight: '$semibold' });

/** Cut after three lines; the story's page has the full text. */
const Preamble = styled(Text, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  variants: { scarce: { true: { display: 'none', '@md': { display: '-webkit-box' } } } },
});

const variants = {
  card: {
    title: 4,
    sizes: '(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw',
  },
  row: { title: 4, sizes: '(min-width: 768px) 280px, 30vw' },
  highlight: { title: 2, sizes: '(min-width: 1024px) 55vw, 92vw' },
} as const;

export interface StoryCardProps {
  story: Story;
  variant?: keyof typeof variants;
  level: HeadingLevel & (2 | 3);
  showDate: boolean;
  /** Text before the date, such as the name of a tag. */
  mark?: string;
  /** Whether the picture is visible without scrolling, and so loaded first. */
  priority?: boolean;
}

/** One story in a list: picture, date, title and preamble. */
export function StoryCard(props: StoryCardProps) {
  const { story, variant = 'card', level, showDate, mark, priority } = props;
  const { title, sizes } = variants[variant];
  const date = showDate && story.date ? { value: story.date } : undefined;
  return (
    <Card variant={variant} data-story={story.id}>
      <Picture>
        {story.image && (
          <Image
            {...story.image}
            // The title names the link; the picture adds nothing for screen readers.
            alt=""
            ratio="16 / 9"
            sizes={sizes}
            priority={priority}
          />
        )}
      </Picture>
      <Content>
        {(mark || date) && (
          <Facts>
            {mark && <StoryMark>{mark}</StoryMark>}
            <FieldDate field={date} />
          </Facts>
        )}
        <Heading level={level} size={title}>
          <Link href={story.href} variant="plain">
            {story.title}
          </Link>
        </Heading>
        {story.premble && (
          <Preamble
            color="muted"
            size={variant === 'highlight' ? 'lead' : 'body'}
            scarce={variant === 'row'}
          >
            {story.premble}
          </Preamble>
        )}
      </Content>
    </Card>
  );
}
