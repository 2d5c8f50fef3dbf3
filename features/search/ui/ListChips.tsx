import { Chip } from '../../../design-system/components/Chip/Chip';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Bounds } from '../../../domain/search/search.types';
import {
  withKeyphrase,
  withoutChoice,
  withoutExcluded,
  withoutUnqualifiedWords,
  withoutRange,
  withoutValue,
} from './changeState';
import { hasFilters, type ListState } from './listState';

const Chips = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { overflowWrap: 'anywhere' },
});

/** A chosen filter. */
export interface ActiveFilter {
  text: string;
  /** The state of the list without this filter. */
  remaining: ListState;
}

interface ListChipsProps {
  state: ListState;
  filters: readonly ActiveFilter[];
  address: (state: ListState) => string;
}

/** Chips for the chosen filters, each with a link that removes it, and a link that removes all. */
export function ListChips({ state, filters, address }: ListChipsProps) {
  const message = useMessages();
  if (!hasFilters(state)) return null;
  return (
    <nav aria-label={message('carActiveFilters')}>
      <Chips role="list">
        {filters.map(({ text, remaining }) => (
          <li key={text}>
            <Chip
              href={address(remaining)}
              aria-label={fillIn(message('remove'), { name: text })}
              data-list-link=""
              data-list-chip=""
            >
              {text}
              <Icon name="close" size="small" />
            </Chip>
          </li>
        ))}
        <li>
          <Link variant="standalone" href={address(withoutChoice(state))} data-list-link="">
            {message('carClearAll')}
          </Link>
        </li>
      </Chips>
    </nav>
  );
}

/** Functions that describe chosen filters in words. */
interface ChoiceTexts {
  quoted: (words: string) => string;
  facet: (name: string) => string;
  range: (name: string, bounds: Bounds) => string;
  /** Describes a value without the name of its facet. */
  alone: (name: string, path: string) => string;
  /** Describes an excluded value, in lists that have exclusions. */
  not?: (name: string, path: string) => string;
}

interface ListSpecificFilters {
  /** Combines the values of a facet into one chip if possible; undefined if each value has its own chip. */
  combineValues?: (name: string, paths: readonly string[]) => ActiveFilter[] | undefined;
  /** Chips of the place and of filters that depend on it. */
  place?: readonly ActiveFilter[];
  /** The keywords to show, if some words of the keyphrase have chips of their own. */
  keyphrase?: string;
}

/** The chosen filters, in the order of the chips. */
export function activeFilters(
  state: ListState,
  texts: ChoiceTexts,
  { combineValues: together, place = [], keyphrase = state.keyphrase }: ListSpecificFilters = {},
): ActiveFilter[] {
  const { values, excluded = {}, unqualified, ranges } = state;
  const { not = texts.alone } = texts;
  return [
    ...(keyphrase === ''
      ? []
      : [{ text: texts.quoted(keyphrase), remaining: withKeyphrase(state, '') }]),
    ...Object.entries(values).flatMap(
      ([name, paths]) =>
        together?.(name, paths) ??
        paths.map((path) => ({
          text: texts.alone(name, path),
          remaining: withoutValue(state, name, path),
        })),
    ),
    ...Object.entries(excluded).flatMap(([name, paths]) =>
      paths.map((path) => ({
        text: not(name, path),
        remaining: withoutExcluded(state, name, path),
      })),
    ),
    ...Object.entries(unqualified).flatMap(([field, chosenTexts]) =>
      chosenTexts.map((text) => ({ text, remaining: withoutUnqualifiedWords(state, field, text) })),
    ),
    ...place,
    ...Object.entries(ranges).map(([name, bounds]) => ({
      text: `${texts.facet(name)} ${texts.range(name, bounds)}`,
      remaining: withoutRange(state, name),
    })),
  ];
}
