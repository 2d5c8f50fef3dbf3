import type { VariantCondition } from '../../../domain/variants/variant.types';
import { texts } from '../texts';

/** Conditions as the form asks for them: the two best known words of campaigns have kinds of their own. */
export const conditionKinds = [
  'campaign',
  'source',
  'query',
  'visitor',
  'language',
  'market',
] as const;

export interface ConditionRow {
  /** Of the row in the form. */
  id: number;
  kind: (typeof conditionKinds)[number];
  key: string;
  value: string;
}

const wellKnown = { campaign: 'utm_campaign', source: 'utm_source' } as const;

export function rowOf(condition: VariantCondition, id: number): ConditionRow {
  if (condition.kind !== 'query') return { id, kind: condition.kind, key: '', value: condition.is };
  const { key, value } = condition;
  const known =
    key === wellKnown.campaign ? 'campaign' : key === wellKnown.source ? 'source' : 'query';
  return { id, kind: known, key, value };
}

export function conditionOf({ kind, key, value }: ConditionRow): object {
  switch (kind) {
    case 'campaign':
    case 'source':
      return { kind: 'query', key: wellKnown[kind], value: value.trim() };
    case 'query':
      return { kind, key: key.trim(), value: value.trim() };
    case 'visitor':
    case 'language':
    case 'market':
      return { kind, is: value };
  }
}

/** What is missing in a row, by its fields. */
export function missingIn({ kind, key, value }: ConditionRow): { key?: string; value?: string } {
  return {
    ...(kind === 'query' && key.trim() === '' && { key: texts.required }),
    ...(value.trim() === '' && { value: texts.required }),
  };
}
