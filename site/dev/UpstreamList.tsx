import { Badge } from '../../design-system/components/Badge/Badge';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import type { UpstreamHealth } from './devPage.types';
import { texts } from './texts';

const Address = styled(Text, { overflowWrap: 'anywhere' });

/** The status of each remote system. */
export function UpstreamList({ upstreams }: { upstreams: readonly UpstreamHealth[] }) {
  return (
    <Grid as="ul" columns="fit">
      {upstreams.map((upstream) => (
        <Card key={upstream.name} as="li" padding="small">
          <Stack gap={3}>
            <Stack direction="row" justify="between" align="center">
              <Heading level={3} size={5}>
                {upstream.name}
              </Heading>
              <Badge>{upstream.embedded ? texts.embedded : texts.remote}</Badge>
            </Stack>
            <Text weight="medium" color={upstream.problem ? 'danger' : 'success'}>
              <Icon name={upstream.problem ? 'warning' : 'check'} />{' '}
              {upstream.problem ? texts.failing : texts.working},{' '}
              {texts.milliseconds(upstream.milliseconds)}
            </Text>
            {upstream.problem && <Text size="small">{upstream.problem}</Text>}
            <Address size="caption" color="muted">
              {upstream.address}
            </Address>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
