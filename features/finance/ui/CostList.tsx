import { Fragment, useId } from 'react';
import { styled } from '../../../design-system/stitches';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: 0,
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

const cell = { margin: 0, paddingBlock: '$2', borderBlockStart: '1px solid $line' } as const;

const variants = {
  strong: { true: { fontWeight: '$semibold' } },
  /** Shown without JavaScript, where the controls with the same values are hidden. */
  withoutScript: { true: { display: 'none', '@noScript': { display: 'block' } } },
} as const;

const Name = styled('dt', { ...cell, paddingInlineEnd: '$3', overflowWrap: 'anywhere', variants });

const Amount = styled('dd', { ...cell, textAlign: 'end', whiteSpace: 'nowrap', variants });

/** One line of a list of costs. */
export interface CostLine {
  label: string;
  value: string;
  /** Whether the line is emphasised. */
  strong?: boolean;
  /** Whether the line is shown only without JavaScript. */
  withoutScript?: boolean;
}

const Title = styled('p', {
  margin: 0,
  paddingBlockEnd: '$2',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

interface CostListProps {
  /** Accessible name and heading of the list. */
  title?: string;
  lines: readonly CostLine[];
}

/** Costs line by line. */
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
