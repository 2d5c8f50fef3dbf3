import type { ReactNode } from 'react';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Section } from '../../design-system/components/Section/Section';
import type { Tone } from '../../design-system/tones';

/** Examples of fields, with the width that they have in forms. */
export function FieldStates({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Section tone={tone} padding="small">
      <Grid columns={{ '@initial': 1, '@md': 2, '@xl': 3 }} align="start" gap="grid">
        {children}
      </Grid>
    </Section>
  );
}
