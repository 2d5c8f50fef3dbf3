import { Icon } from '../../../../design-system/components/Icon/Icon';
import { styled } from '../../../../design-system/stitches';
import { describeFinding, type Finding } from './redirectsApi';

const List = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  paddingBlockStart: '$2',
  paddingInline: 0,
  listStyle: 'none',
});

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2',
  fontSize: '$caption',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  variants: { severity: { error: { color: '$danger' }, warning: { color: '$warning' } } },
});

/** The errors and warnings about a redirect. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <List>
      {findings.map((finding) => (
        <Line key={describeFinding(finding)} severity={finding.severity}>
          <Icon name="warning" />
          {describeFinding(finding)}
        </Line>
      ))}
    </List>
  );
}
