import { Fragment, useId } from 'react';
import { styled } from '../../../design-system/stitches';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

const cell = { margin: 0, paddingBlock: '$2', borderBlockStart: '1px solid $line' } as const;

const variants = {
  strong: { true: { fontWeight: '$semibold' } },
  /** Says what a control would, where there are none because no script runs. */
  withoutScript: { true: { display: 'none', '@noScript': { display: 'block' } } },
} as const;

const Name = styled('dt', { ...cell, paddingInlineEnd: '$3', overflowWrap: 'anywhere', variants });

const Amount = styled('dd', { ...cell, textAlign: 'end', whiteSpace: 'nowrap', variants });

/** A line of what something costs. */
export interface CostLine {
  label: string;
  value: string;
  /** Stands out among the others. */
  strong?: boolean;
  /** Shown only where no script runs. */
  withoutScript?: boolean;
}

const Title = styled('p', {
  margin: 0,
  paddingBlockEnd: '$2',
  fontSize: '$small',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

interface CostListProps {
  /** What the lines are, where they say more than that. */
  title?: string;
  lines: readonly CostLine[];
}

/** What something costs, line by line. */
export function CostList({ title, lines }: CostListProps) {
  const id = useId();
  return (
    <div>
      {title && <Title id={id}>{title}</Title>}
      <List aria-labelledby={title && id}>
        {lines.map(({ label, value, strong, withoutScript }) => (
          <Fragment key={label}>
            <Name strong={strong} withoutScript={withoutScript}>
              {label}
            </Name>
            <Amount strong={strong} withoutScript={withoutScript}>
              {value}
            </Amount>
          </Fragment>
        ))}
      </List>
    </div>
  );
}
