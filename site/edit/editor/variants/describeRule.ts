import type { VariantCondition } from '../../../../domain/variants/variant.types';
import { variantTexts } from './variantTexts';
import type { PageVariant } from './variantsApi';

/** Whom a variant is for and when, in words. */
export function describeRule({ rule, from, until }: PageVariant): string {
  const whom =
    rule.kind === 'test'
      ? variantTexts.forTest(rule.sharePercent)
      : rule.conditions.map(describeCondition).join(variantTexts.and) || variantTexts.noAudience;
  const times = variantTexts.times(dayOf(from), dayOf(until));
  return times ? `${whom}, ${times}` : whom;
}

function describeCondition(condition: VariantCondition): string {
  switch (condition.kind) {
    case 'query':
      return `${condition.key} = ${condition.value}`;
    case 'visitor':
      return `${variantTexts.visitors[condition.is].toLowerCase()} visitors`;
    case 'language':
    case 'market':
      return `${condition.kind} ${condition.is}`;
  }
}

/** A day and a time as an editor reads them. */
export const dayOf = (iso: string | null | undefined): string | undefined =>
  iso
    ? new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
    : undefined;

/** A time for an input of the kind `datetime-local`; empty for none. */
export function localTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What an input of the kind `datetime-local` says, in UTC; null for nothing. */
export function utcTime(local: string): string | null {
  const time = local === '' ? NaN : Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
