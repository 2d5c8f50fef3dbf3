import { useId } from 'react';
import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { css, styled } from '../../stitches';
import { ChartBar, ChartSwatch } from '../Chart/ChartBar';
import { ChartFigure } from '../Chart/ChartFigure';
import { type ChartFill, ChartFills } from '../Chart/ChartFills';
import { ChartLegend } from '../Chart/ChartLegend';
import { type CostPart, costSplitLayout, type LoanCost } from './costSplitLayout';

const fills: Record<CostPart, ChartFill> = { amount: 'solid', interest: 'striped', fees: 'dotted' };
const labels = {
  amount: 'chartLoanAmount',
  interest: 'chartInterest',
  fees: 'chartFees',
} as const satisfies Record<CostPart, string>;

const bar = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '$control',
  overflow: 'visible',
});

const Total = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '$4',
  margin: 0,
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $line',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
});

export interface CostSplitChartProps {
  title: string;
  cost: LoanCost;
  /** Code of the currency, such as `SEK`. */
  currency: string;
}

/**
 * What a loan costs in all, and how much of it is the loan, interest and fees. Will show running costs on a car's page.
 */
export function CostSplitChart({ title, cost, currency }: CostSplitChartProps) {
  const id = useId();
  const language = useLanguage();
  const message = useMessages();
  const { total, parts } = costSplitLayout(cost);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const rows = parts.map(({ part, cost: value, share }) => [
    message(labels[part]),
    money.format(value),
    percent.format(share),
  ]);
  return (
    <ChartFigure
      title={title}
      table={{
        columns: [message('chartPart'), message('chartCost'), message('chartShare')],
        rows: [...rows, [message('chartTotal'), money.format(total), percent.format(1)]],
      }}
    >
      <svg className={bar()} role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>
          {rows.map(([label, value, share]) => `${label}: ${value}, ${share}.`).join(' ')}
        </desc>
        <ChartFills id={id} />
        {parts.map(({ part, from, length }) => (
          <ChartBar key={part} id={id} fill={fills[part]} from={from} length={length} />
        ))}
      </svg>
      <ChartLegend
        entries={parts.map(({ part, cost: value }) => ({
          mark: <ChartSwatch fill={fills[part]} />,
          label: message(labels[part]),
          value: money.format(value),
        }))}
      />
      <Total>
        <span>{message('chartTotal')}</span>
        <span>{money.format(total)}</span>
      </Total>
    </ChartFigure>
  );
}
