import type { VariantCondition } from '../../../domain/variants/variant.types';
import { isoOf } from '../releases/TimeField';
import { localTime as wallTime } from '../releases/zonedTime';
import { timeInZone } from '../siteTime';
import { variantTexts } from './variantTexts';
import type { PageVariant } from './variantsApi';

/** Whom a variant is for and when, in words. */
export function describeRule({ rule, from, until }: PageVariant, zone: string): string {
  const whom =
    rule.kind === 'test'
      ? variantTexts.forTest(rule.sharePercent)
      : rule.conditions.map(describeCondition).join(variantTexts.and) || variantTexts.noAudience;
  const times = variantTexts.times(dayOf(from, zone), dayOf(until, zone));
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

/** A day and a time as an editor reads them, by the clocks of the site. */
export const dayOf = (iso: string | null | undefined, zone: string): string | undefined =>
  iso ? timeInZone(iso, zone) : undefined;

/** A time for an input of the kind `datetime-local`, by the clocks of the site; empty for none. */
export const localTime = (iso: string | null | undefined, zone: string): string =>
  iso ? wallTime(Date.parse(iso), zone) : '';

/** What an input of the kind `datetime-local` says by the clocks of the site, in UTC; null for nothing. */
export const utcTime = (local: string, zone: string): string | null => isoOf(local, zone) ?? null;
