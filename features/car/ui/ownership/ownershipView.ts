import type { MoneyPattern } from '../../../../domain/money/moneyPattern';
import { writeMoney } from '../../../../domain/money/moneyPattern';
import { costKinds, ownershipCost } from '../../model/ownership/ownershipCost';
import type { CostKind, OwnedCar } from '../../model/ownership/ownershipCost';
import { ownershipChoice, type OwnershipValues } from '../../model/ownership/ownershipForm';
import { recordOf } from '../../../../domain/typedKeys';

/** Data with which the server and the browser calculate and format a car's costs. */
export interface OwnershipModel {
  car: OwnedCar;
  defaultValues: OwnershipValues;
  unit: 'mil' | 'km' | 'miles';
  pattern: MoneyPattern;
  /** Texts with placeholders: the monthly cost, missing costs, the car's value at the end. */
  texts: { perMonth: string; missing: string; residual: string };
  /** Names of the kinds of cost. */
  labels: Readonly<Record<CostKind, string>>;
}

/** Costs as text, the same on the server and in the browser; unknown kinds are undefined. */
export interface OwnershipView {
  costs: Readonly<Record<CostKind, string | undefined>>;
  total: string;
  missing?: string;
  residual: string;
}

/** Calculates the costs of ownership for the given values, and formats them as text. */
export function ownershipView(model: OwnershipModel, values: OwnershipValues): OwnershipView {
  const { car, unit, pattern, texts, labels } = model;
  const { monthly, total, missing, residual } = ownershipCost(car, ownershipChoice(values, unit));
  const perMonth = (amount: number) =>
    texts.perMonth.replace('{cost}', () => writeMoney(amount, pattern));
  const costs = costKinds.map((kind) => {
    const amount = monthly[kind];
    return [kind, amount === undefined ? undefined : perMonth(amount)] as const;
  });
  const missingLabels = missing.map((kind) => labels[kind].toLocaleLowerCase()).join(', ');
  return {
    costs: recordOf(costs),
    total: perMonth(total),
    missing: missing.length > 0 ? texts.missing.replace('{parts}', () => missingLabels) : undefined,
    residual: texts.residual
      .replace('{amount}', () => writeMoney(residual, pattern))
      .replace('{years}', String(values.years)),
  };
}
