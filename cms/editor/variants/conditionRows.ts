import type { VariantCondition } from '../../../domain/variants/variant.types';
import { texts } from '../texts';

/** Kinds of conditions in the form. The two most common campaign parameters have a kind of their own. */
export const conditionKinds = [
  'campaign',
  'source',
  'query',
  'visitor',
  'language',
  'market',
] as const;

export interface ConditionRow {
  /** React key of the row. */
  id: number;
  kind: (typeof conditionKinds)[number];
  key: string;
  value: string;
}

const utmKeys = { campaign: 'utm_campaign', source: 'utm_source' } as const;

export function toConditionRow(condition: VariantCondition, id: number): ConditionRow {
  if (condition.kind !== 'query') return { id, kind: condition.kind, key: '', value: condition.is };
  const { key, value } = condition;
  const rowKind =
    key === utmKeys.campaign ? 'campaign' : key === utmKeys.source ? 'source' : 'query';
  return { id, kind: rowKind, key, value };
}

export function toCondition({ kind, key, value }: ConditionRow): object {
  switch (kind) {
    case 'campaign':
    case 'source':
      return { kind: 'query', key: utmKeys[kind], value: value.trim() };
    case 'query':
      return { kind, key: key.trim(), value: value.trim() };
    case 'visitor':
    case 'language':
    case 'market':
      return { kind, is: value };
  }
}

/** Finds the missing values of a row. Returns an error message by field. */
export function findMissingValues({ kind, key, value }: ConditionRow): {
  key?: string;
  value?: string;
} {
  return {
    ...(kind === 'query' && key.trim() === '' && { key: texts.required }),
    ...(value.trim() === '' && { value: texts.required }),
  };
}
