import type { VariantCondition } from '../../../domain/variants/variant.types';
import { toIsoTime } from '../releases/TimeField';
import { toLocalTime as wallTime } from '../releases/zonedTime';
import { formatList } from '../formatList';
import { formatTimeInZone } from '../siteTime';
import { variantTexts } from './variantTexts';
import type { PageVariant } from './variantsApi';

/** Describes the audience and times of a variant in words. */
export function describeRule({ rule, from, until }: PageVariant, timeZone: string): string {
  const audience =
    rule.kind === 'test'
      ? variantTexts.forTest({ count: rule.sharePercent })
      : formatList(rule.conditions.map(describeCondition)) || variantTexts.noAudience;
  const [startTime, endTime] = [formatTime(from, timeZone), formatTime(until, timeZone)];
  const times = [
    ...(startTime ? [variantTexts.timesFrom({ time: startTime })] : []),
    ...(endTime ? [variantTexts.timesUntil({ time: endTime })] : []),
  ].join(' ');
  return times ? `${audience}, ${times}` : audience;
}

function describeCondition(condition: VariantCondition): string {
  switch (condition.kind) {
    case 'query':
      return `${condition.key} = ${condition.value}`;
    case 'visitor':
      return variantTexts.visitorsWho[condition.is];
    case 'language':
      return variantTexts.inLanguage({ language: condition.is });
    case 'market':
      return variantTexts.inMarket({ market: condition.is });
  }
}

/** Formats a date and time in the time zone of the site; undefined for none. */
export const formatTime = (iso: string | null | undefined, timeZone: string): string | undefined =>
  iso ? formatTimeInZone(iso, timeZone) : undefined;

/** Converts a time to a local time of the site, for an input of type `datetime-local`; empty for none. */
export const toLocalTime = (iso: string | null | undefined, timeZone: string): string =>
  iso ? wallTime(Date.parse(iso), timeZone) : '';

/** Converts a local time of the site, from an input of type `datetime-local`, to UTC; null when empty. */
export const toUtcTime = (local: string, timeZone: string): string | null =>
  toIsoTime(local, timeZone) ?? null;
