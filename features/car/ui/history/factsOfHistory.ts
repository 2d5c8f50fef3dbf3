import { fillIn, type Messages } from '../../../../design-system/messages';
import { warrantyLeft } from '../../model/history/warrantyLeft';
import type {
  BatteryHealth,
  CarHistory,
  CarWarranty,
  StatutoryTest,
} from '../../../../domain/documents/carHistory.types';
import { methodNames, testNames, warrantyNames } from './historyNames';
import type { HistoryWords } from './useHistoryWords';

/** A fact of a car's past: what it is called, what it is, and lines that say more about it. */
export interface HistoryFact {
  label: string;
  lines: readonly string[];
}

export interface FactSurroundings {
  message: Messages;
  words: HistoryWords;
  /** ISO 3166-1 alpha-2: what the test that the law asks for is called depends on it. */
  country: string;
  /** ISO day that the rest of a warranty is reckoned from. */
  today: string;
  odometer?: number;
}

/** Owners, keys, the test that the law asks for, warranties that last, and the battery, as far as they are known. */
export function factsOfHistory(history: CarHistory, around: FactSurroundings): HistoryFact[] {
  const { message, country } = around;
  const { owners, keys, warranties = [], statutoryTest, batteryHealth } = history;
  const test = testNames[country];
  const facts: HistoryFact[] = [
    { label: message('historyOwners'), lines: owners === undefined ? [] : [String(owners)] },
    { label: message('historyKeys'), lines: keys === undefined ? [] : [String(keys)] },
    ...(test && statutoryTest
      ? [{ label: message(test), lines: testLines(statutoryTest, around) }]
      : []),
    ...warranties.map((warranty) => ({
      label: message(warrantyNames[warranty.kind]),
      lines: warrantyLines(warranty, around),
    })),
    ...(batteryHealth
      ? [{ label: message('historyBattery'), lines: batteryLines(batteryHealth, around) }]
      : []),
  ];
  return facts.filter(({ lines }) => lines.length > 0);
}

function testLines({ last, next }: StatutoryTest, { message, words }: FactSurroundings): string[] {
  return given([
    next && fillIn(message('historyTestNext'), { date: words.day(next) }),
    last && fillIn(message('historyTestLast'), { date: words.day(last) }),
  ]);
}

/** What is left first, then where it ends; nothing of a warranty that has ended. */
function warrantyLines(warranty: CarWarranty, around: FactSurroundings): string[] {
  const { message, words } = around;
  const { until, untilOdometer } = warranty;
  const left = warrantyLeft(warranty, around);
  if (!left) return [];
  const { months, distance } = left;
  const parts = [
    months !== undefined && words.duration(months),
    distance !== undefined && words.distance(distance),
  ].filter((part) => part !== false);
  const limits = [
    until && fillIn(message('historyUntil'), { date: words.day(until) }),
    untilOdometer !== undefined &&
      fillIn(message('historyUpTo'), { distance: words.distance(untilOdometer) }),
  ].filter(Boolean);
  return given([
    parts.length > 0 && fillIn(message('historyLeft'), { left: words.either(parts) }),
    limits.join(', '),
  ]);
}

function batteryLines(
  { percent, date, method }: BatteryHealth,
  { message, words }: FactSurroundings,
): string[] {
  const how = [date && words.day(date), method && message(methodNames[method])].filter(Boolean);
  return given([
    fillIn(message('historyBatteryOfNew'), { percent: words.percent(percent) }),
    how.join(', '),
  ]);
}

/** The texts that there are, each with a capital. */
const given = (texts: readonly (string | false | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [text.slice(0, 1).toUpperCase() + text.slice(1)] : []));
