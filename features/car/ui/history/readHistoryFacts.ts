import { fillIn, type Messages } from '../../../../design-system/messages';
import { remainingWarranty } from '../../model/history/remainingWarranty';
import type {
  BatteryHealth,
  CarHistory,
  CarWarranty,
  StatutoryTest,
} from '../../../../domain/documents/carHistory.types';
import { methodNames, testNames, warrantyNames } from './historyNames';
import type { HistoryFormats } from './useHistoryFormats';

/** A fact of a car's history: label, value, and further lines. */
export interface HistoryFact {
  label: string;
  lines: readonly string[];
}

/** What the texts of facts depend on. */
export interface HistoryContext {
  message: Messages;
  formats: HistoryFormats;
  /** ISO 3166-1 alpha-2: decides the name of the mandatory vehicle inspection. */
  country: string;
  /** ISO day from which remaining warranties are calculated. */
  today: string;
  /** Reading in the car's own unit. */
  odometer?: number;
}

/** The known facts: owners, keys, mandatory inspection, valid warranties and battery health. */
export function readHistoryFacts(history: CarHistory, context: HistoryContext): HistoryFact[] {
  const { message, country } = context;
  const { owners, keys, warranties = [], statutoryTest, batteryHealth } = history;
  const test = testNames[country];
  const facts: HistoryFact[] = [
    { label: message('historyOwners'), lines: owners === undefined ? [] : [String(owners)] },
    { label: message('historyKeys'), lines: keys === undefined ? [] : [String(keys)] },
    ...(test && statutoryTest
      ? [{ label: message(test), lines: testLines(statutoryTest, context) }]
      : []),
    ...warranties.map((warranty) => ({
      label: message(warrantyNames[warranty.kind]),
      lines: warrantyLines(warranty, context),
    })),
    ...(batteryHealth
      ? [{ label: message('historyBattery'), lines: batteryLines(batteryHealth, context) }]
      : []),
  ];
  return facts.filter(({ lines }) => lines.length > 0);
}

function testLines({ last, next }: StatutoryTest, { message, formats }: HistoryContext): string[] {
  return toCapitalisedLines([
    next && fillIn(message('historyTestNext'), { date: formats.day(next) }),
    last && fillIn(message('historyTestLast'), { date: formats.day(last) }),
  ]);
}

/** The remaining term of a warranty, then its limits; empty for an expired warranty. */
function warrantyLines(warranty: CarWarranty, context: HistoryContext): string[] {
  const { message, formats } = context;
  const { until, untilOdometer } = warranty;
  const remaining = remainingWarranty(warranty, context);
  if (!remaining) return [];
  const { months, distance } = remaining;
  const remainders = [
    months !== undefined && formats.duration(months),
    distance !== undefined && formats.distance(distance),
  ].filter((text) => text !== false);
  const limits = [
    until && fillIn(message('historyUntil'), { date: formats.day(until) }),
    untilOdometer !== undefined &&
      fillIn(message('historyUpTo'), { distance: formats.distance(untilOdometer) }),
  ].filter(Boolean);
  return toCapitalisedLines([
    remainders.length > 0 && fillIn(message('historyLeft'), { left: formats.either(remainders) }),
    limits.join(', '),
  ]);
}

function batteryLines(
  { percent, date, method }: BatteryHealth,
  { message, formats }: HistoryContext,
): string[] {
  const details = [date && formats.day(date), method && message(methodNames[method])].filter(
    Boolean,
  );
  return toCapitalisedLines([
    fillIn(message('historyBatteryOfNew'), { percent: formats.percent(percent) }),
    details.join(', '),
  ]);
}

/** Drops empty texts and capitalises the others. */
const toCapitalisedLines = (texts: readonly (string | false | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [text.slice(0, 1).toUpperCase() + text.slice(1)] : []));
