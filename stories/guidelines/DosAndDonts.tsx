import type { ReactNode } from 'react';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';

/** A good example next to a bad one. */
export function DosAndDonts({ children }: { children: ReactNode }) {
  return (
    <Grid columns={{ '@initial': 1, '@md': 2 }} align="stretch">
      {children}
    </Grid>
  );
}

interface ExampleProps {
  /** Why the example is good or bad. */
  because: string;
  children: ReactNode;
}

export function Do({ because, children }: ExampleProps) {
  return (
    <Example verdict="Do" tone="success" icon="check" because={because}>
      {children}
    </Example>
  );
}

export function Dont({ because, children }: ExampleProps) {
  return (
    <Example verdict="Don’t" tone="danger" icon="close" because={because}>
      {children}
    </Example>
  );
}

interface VerdictProps extends ExampleProps {
  verdict: string;
  tone: 'success' | 'danger';
  icon: 'check' | 'close';
}

function Example({ verdict, tone, icon, because, children }: VerdictProps) {
  return (
    <Card padding="small">
      <Stack gap={4}>
        <div>{children}</div>
        <Stack gap={1}>
          <Text size="small" weight="bold" color={tone}>
            <Icon name={icon} /> {verdict}
          </Text>
          <Text size="small" color="muted">
            {because}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
