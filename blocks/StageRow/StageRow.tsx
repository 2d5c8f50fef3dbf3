import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { StageRowBackground, StageRowProps } from '../../schema/generated/fields';
import { InRow } from '../../rendering/InRow';
import { important } from '../../design-system/styling/important';

const tones = { Default: 'default', Surface: 'surface', Dark: 'dark' } as const satisfies Record<
  StageRowBackground,
  string
>;

const Intro = styled('div', {
  display: 'grid',
  gap: '$4',
  marginBlockEnd: '$7',
  '@md': { gridTemplateColumns: '1fr auto', alignItems: 'end' },
});

const EVEN_COUNT = '&:has(> :nth-child(even):last-child)';

/** Selector of rows with four blocks: two by two until all fit, because three in a row leave one alone. */
const FOUR_BLOCKS = '&:has(> :nth-child(4):last-child)';

/** Sets the columns from a breakpoint on; also for an even number of blocks, which has two columns before. */
const columns = (template: string) => ({ [`&, ${EVEN_COUNT}`]: { gridTemplateColumns: template } });

const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Blocks in a grid instead of a horizontally scrolling row. */
const gridStyle = {
  gridAutoFlow: 'row',
  gridAutoColumns: 'auto',
  overflowX: 'visible',
  marginInline: 0,
  paddingInline: 0,
} as const;

/** Scrolls horizontally if a row has no space for its blocks, or if the last one would be alone in a second row. */
const Row = styled('div', {
  display: 'grid',
  '@print': {
    gridAutoFlow: important('row'),
    gridTemplateColumns: `${equalColumns(2)} !important`,
    overflow: important('visible'),
  },
  gap: '$grid',
  paddingBlock: '$1',
  '& > *': { scrollSnapAlign: 'start' },
  '@belowLg': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min(82%, $sizes$panel), 1fr)',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '$space$gutter',
    // Snapping would scroll the focused element out of view.
    '&:has(:focus-visible)': { scrollSnapType: 'none' },
    marginInline: 'calc(-1 * $space$gutter)',
    paddingInline: '$gutter',
  },
  '@md': { [EVEN_COUNT]: { ...gridStyle, gridTemplateColumns: equalColumns(2) } },
  variants: {
    columns: {
      1: { '@md': { ...gridStyle, ...columns(equalColumns(1)) } },
      2: { '@lg': columns(equalColumns(2)) },
      3: { '@lg': columns(equalColumns(3)) },
      4: {
        '@lg': {
          ...columns(equalColumns(4)),
          [FOUR_BLOCKS]: { gridTemplateColumns: equalColumns(2) },
        },
        '@xl': columns(equalColumns(4)),
      },
      fit: {
        '@lg': {
          ...columns('repeat(auto-fit, minmax($sizes$card, 1fr))'),
          [FOUR_BLOCKS]: { gridTemplateColumns: equalColumns(2) },
        },
        '@xl': { [FOUR_BLOCKS]: { gridTemplateColumns: equalColumns(4) } },
      },
    },
  },
});

const columnCounts = [1, 2, 3, 4] as const;

/** Blocks side by side, with an optional heading and link above them. */
export function StageRow({
  Title,
  Text: text,
  Link,
  Columns,
  BackgroundColor = 'Default',
  slots,
}: StageRowProps) {
  const hasIntro = Title || text || Link;
  return (
    <Section tone={tones[BackgroundColor]}>
      {hasIntro && (
        <Intro>
          <Stack gap={3}>
            {Title && (
              <Heading level={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text size="lead" color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
          {Link && <FieldButton field={Link} variant="outline" arrow />}
        </Intro>
      )}
      <Row
        columns={columnCounts.find((count) => count === Columns) ?? 'fit'}
        role="group"
        aria-label={Title?.value}
        data-scrolls
      >
        <InRow value>{slots['stage-row']}</InRow>
      </Row>
    </Section>
  );
}
