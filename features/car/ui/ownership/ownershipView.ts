import type { MoneyPattern } from '../../../../domain/money/moneyPattern';
import { writeMoney } from '../../../../domain/money/moneyPattern';
import { costKinds, ownershipCost } from '../../model/ownership/ownershipCost';
import type { CostKind, OwnedCar } from '../../model/ownership/ownershipCost';
import { ownershipChoice, type OwnershipValues } from '../../model/ownership/ownershipForm';
import { recordOf } from '../../../../domain/typedKeys';

/** What a car's costs are written from, sent along for the browser. */
export interface OwnershipModel {
  car: OwnedCar;
  usual: OwnershipValues;
  unit: 'mil' | 'km' | 'miles';
  pattern: MoneyPattern;
  /** Texts with their places: what a month costs, what is missing, what the car is worth at the end. */
  texts: { perMonth: string; missing: string; residual: string };
  /** What each kind of cost is called. */
  labels: Readonly<Record<CostKind, string>>;
}

/** Costs in words, the same from the server and in the browser; a kind that is not known is undefined. */
export interface OwnershipView {
  costs: Readonly<Record<CostKind, string | undefined>>;
  total: string;
  missing?: string;
  residual: string;
}

/** Writes what owning a car costs with these values. */
export function ownershipView(model: OwnershipModel, values: OwnershipValues): OwnershipView {
  const { car, unit, pattern, texts, labels } = model;
  const { monthly, total, missing, residual } = ownershipCost(car, ownershipChoice(values, unit));
  const perMonth = (amount: number) =>
    texts.perMonth.replace('{cost}', () => writeMoney(amount, pattern));
  const costs = costKinds.map((kind) => {
    const amount = monthly[kind];
    return [kind, amount === undefined ? undefined : perMonth(amount)] as const;
  });
  const parts = missing.map((kind) => labels[kind].toLocaleLowerCase()).join(', ');
  return {
    costs: recordOf(costs),
    total: perMonth(total),
    missing: missing.length > 0 ? texts.missing.replace('{parts}', () => parts) : undefined,
    residual: texts.residual
      .replace('{amount}', () => writeMoney(residual, pattern))
      .replace('{years}', String(values.years)),
  };
}
