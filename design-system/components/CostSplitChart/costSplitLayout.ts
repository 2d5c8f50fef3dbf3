import { stack } from 'd3-shape';

/** What a loan costs until it is paid, in whole units of the currency. */
export interface LoanCost {
  amount: number;
  interest: number;
  fees: number;
}

const costParts = ['amount', 'interest', 'fees'] as const;

export type CostPart = (typeof costParts)[number];

export interface PlacedCost {
  part: CostPart;
  cost: number;
  /** Of the whole, 0–1. */
  share: number;
  /** Start and length in per cent of the bar. */
  from: number;
  length: number;
}

/** The parts of a loan's cost end to end; parts that cost nothing are left out. */
export function costSplitLayout(cost: LoanCost): { total: number; parts: PlacedCost[] } {
  const total = cost.amount + cost.interest + cost.fees;
  if (!(total > 0)) return { total: 0, parts: [] };
  const placed = stack<LoanCost, CostPart>().keys(costParts)([cost]);
  return {
    total,
    parts: placed.flatMap((layer) => {
      const [from, to] = layer[0] ?? [0, 0];
      if (to <= from) return [];
      return [
        {
          part: layer.key,
          cost: to - from,
          share: (to - from) / total,
          from: (from / total) * 100,
          length: ((to - from) / total) * 100,
        },
      ];
    }),
  };
}
