import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { Tone } from '../../design-system/tones';
import type { StatsBackground, StatsProps } from '../../schema/generated/fields';

const tones = {
  Default: 'default',
  Surface: 'surface',
  Dark: 'dark',
  Primary: 'primary',
} as const satisfies Record<StatsBackground, Tone>;

const FigureList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$5 $grid',
  margin: 0,
  // Three figures are not in two columns, because the last would be alone.
  '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@md': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&:has(> :nth-child(3):last-child), &:has(> :nth-child(6):last-child)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The figure is displayed above its label, and read after it. */
const Figure = styled('div', {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '$1',
  paddingBlockStart: '$4',
  borderBlockStart: '2px solid $primary',
});

const Value = styled('dd', {
  margin: 0,
  fontFamily: '$heading',
  fontWeight: '$heading',
  letterSpacing: '$heading',
  fontSize: '$h1',
  lineHeight: '$display',
  overflowWrap: 'anywhere',
});

const Label = styled('dt', { color: '$muted', lineHeight: '$snug' });

/** Figures with their labels (OQ-31). */
export function Stats({ Title, Items = [], BackgroundColor = 'Default' }: StatsProps) {
  const figures = Items.filter(({ Value: value, Label: label }) => value && label);
  if (figures.length === 0) return null;
  return (
    <Section tone={tones[BackgroundColor]}>
      <Stack gap={6}>
        {Title && (
          <Heading level={2}>
            <FieldText field={Title} />
          </Heading>
        )}
        <FigureList>
          {figures.map((figure, index) => (
            <Figure key={index}>
              <Label>
                <FieldText field={figure.Label} />
              </Label>
              <Value>
                <FieldText field={figure.Value} />
              </Value>
            </Figure>
          ))}
        </FigureList>
      </Stack>
    </Section>
  );
}
