import type { ReactNode } from 'react';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';

const Alert = styled('div', { '&:not(:empty)': { paddingBlock: '$3' } });

/** An error message, announced to screen readers. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <Alert role="alert">
      {children ? (
        <Text size="small" color="danger" weight="medium">
          {children}
        </Text>
      ) : null}
    </Alert>
  );
}
