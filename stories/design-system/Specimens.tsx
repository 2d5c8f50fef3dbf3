import type { ReactNode } from 'react';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { type Tone, tones } from '../../design-system/tones';

interface SpecimensProps {
  /** Tone of the background. */
  tone?: Tone;
  children: ReactNode;
}

/** A list of labelled examples. */
export function Specimens({ tone, children }: SpecimensProps) {
  return (
    <Section tone={tone} padding="small" width="wide">
      <Stack gap={6}>{children}</Stack>
    </Section>
  );
}

interface SpecimenProps {
  /** Name of the variant or state. */
  label: string;
  /** Stacks the examples, each at full width; otherwise they are side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A row of examples with their label. */
export function Specimen({ label, wide = false, children }: SpecimenProps) {
  return (
    <Stack gap={2}>
      <Text size="caption" color="muted">
        {label}
      </Text>
      {wide ? (
        <Stack gap={3}>{children}</Stack>
      ) : (
        <Stack direction="row" gap={3} align="center" wrap>
          {children}
        </Stack>
      )}
    </Stack>
  );
}

/** The same examples in every tone. */
export function OnEveryTone({ children }: { children: (tone: Tone) => ReactNode }) {
  return (Object.keys(tones) as Tone[]).map((tone) => (
    <Specimens key={tone} tone={tone}>
      <Specimen label={`on ${tone}`}>{children(tone)}</Specimen>
    </Specimens>
  ));
}
