import type { ReactNode } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';

/** A section of the details of a file, with a heading. */
export function DetailSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <Stack as="section" gap={3}>
      <div>
        <Heading level={3} size={6}>
          {title}
        </Heading>
        {hint && (
          <Text size="small" color="muted">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
