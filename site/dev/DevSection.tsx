import type { ReactNode } from 'react';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section, type SectionProps } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';

interface DevSectionProps {
  /** Target of links within the page. */
  id: string;
  title: string;
  intro?: string;
  tone?: SectionProps['tone'];
  children: ReactNode;
}

/** One chapter of the developer pages. */
export function DevSection({ id, title, intro, tone, children }: DevSectionProps) {
  return (
    <Section id={id} tone={tone} padding="small" aria-labelledby={`${id}-title`}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          {intro && <Text color="muted">{intro}</Text>}
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}
