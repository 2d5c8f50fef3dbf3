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

const even = '&:has(> :nth-child(even):last-child)';

/** Four stand in two rows of two until there is room for all: of three in a row one would be left alone. */
const four = '&:has(> :nth-child(4):last-child)';

/** So many columns from a width on, also where an even number of blocks stands in two below it. */
const columns = (template: string) => ({ [`&, ${even}`]: { gridTemplateColumns: template } });

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Stands in its place instead of sliding. */
const still = {
  gridAutoFlow: 'row',
  gridAutoColumns: 'auto',
  overflowX: 'visible',
  marginInline: 0,
  paddingInline: 0,
} as const;

/** Blocks slide where they have no room beside each other, and where one would be left alone in a second row. */
const Row = styled('div', {
  display: 'grid',
  '@print': {
    gridAutoFlow: important('row'),
    gridTemplateColumns: `${equal(2)} !important`,
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
    // Snapping would push what has the focus out of sight again.
    '&:has(:focus-visible)': { scrollSnapType: 'none' },
    marginInline: 'calc(-1 * $space$gutter)',
    paddingInline: '$gutter',
  },
  '@md': { [even]: { ...still, gridTemplateColumns: equal(2) } },
  variants: {
    columns: {
      1: { '@md': { ...still, ...columns(equal(1)) } },
      2: { '@lg': columns(equal(2)) },
      3: { '@lg': columns(equal(3)) },
      4: {
        '@lg': { ...columns(equal(4)), [four]: { gridTemplateColumns: equal(2) } },
        '@xl': columns(equal(4)),
      },
      fit: {
        '@lg': {
          ...columns('repeat(auto-fit, minmax($sizes$card, 1fr))'),
          [four]: { gridTemplateColumns: equal(2) },
        },
        '@xl': { [four]: { gridTemplateColumns: equal(4) } },
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
              <Text size="lead" tone="muted" measured>
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
