import type { ReactNode } from 'react';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { type Tone, tones } from '../../design-system/tones';

interface SpecimensProps {
  /** Surface that they are shown on. */
  tone?: Tone;
  children: ReactNode;
}

/** A sheet of labelled examples. */
export function Specimens({ tone, children }: SpecimensProps) {
  return (
    <Section tone={tone} space="small" width="wide">
      <Stack gap={6}>{children}</Stack>
    </Section>
  );
}

interface SpecimenProps {
  /** Which variant or state it is. */
  label: string;
  /** One below the other, each as wide as the sheet; side by side otherwise. */
  wide?: boolean;
  children: ReactNode;
}

/** One row of a sheet: what it shows, and the examples. */
export function Specimen({ label, wide = false, children }: SpecimenProps) {
  return (
    <Stack gap={2}>
      <Text size="caption" tone="muted">
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

/** The same examples on every surface that a page has. */
export function OnEveryTone({ children }: { children: (tone: Tone) => ReactNode }) {
  return (Object.keys(tones) as Tone[]).map((tone) => (
    <Specimens key={tone} tone={tone}>
      <Specimen label={`on ${tone}`}>{children(tone)}</Specimen>
    </Specimens>
  ));
}
