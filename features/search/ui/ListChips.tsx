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
  withoutLoose,
  withoutRange,
  withoutValue,
} from './changeState';
import { isChosen, type ListState } from './listState';

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

/** One thing that is chosen. */
export interface ActiveFilter {
  text: string;
  /** The choice without it. */
  rest: ListState;
}

interface ListChipsProps {
  state: ListState;
  filters: readonly ActiveFilter[];
  address: (state: ListState) => string;
}

/** What is chosen, each with a link that gives it up, and one that gives up everything (spec 2 §2). */
export function ListChips({ state, filters, address }: ListChipsProps) {
  const message = useMessages();
  if (!isChosen(state)) return null;
  return (
    <nav aria-label={message('carActiveFilters')}>
      <Chips role="list">
        {filters.map(({ text, rest }) => (
          <li key={text}>
            <Chip
              href={address(rest)}
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
          <Link look="standalone" href={address(withoutChoice(state))} data-list-link="">
            {message('carClearAll')}
          </Link>
        </li>
      </Chips>
    </nav>
  );
}

/** How a list names what is chosen. */
interface ChoiceTexts {
  quoted: (words: string) => string;
  facet: (name: string) => string;
  range: (name: string, bounds: Bounds) => string;
  /** A value where nothing tells which facet it is of. */
  alone: (name: string, path: string) => string;
  /** A value that is not wanted, in lists that can leave something out. */
  not?: (name: string, path: string) => string;
}

interface OwnFilters {
  /** The values of a facet as one, where they are; undefined where each stands alone. */
  together?: (name: string, paths: readonly string[]) => ActiveFilter[] | undefined;
  /** The place and what depends on it. */
  place?: readonly ActiveFilter[];
  /** The words that are searched for, where they are not all of them. */
  keyphrase?: string;
}

/** What is chosen, in the order of the chips. */
export function activeFilters(
  state: ListState,
  texts: ChoiceTexts,
  { together, place = [], keyphrase = state.keyphrase }: OwnFilters = {},
): ActiveFilter[] {
  const { values, excluded = {}, loose, ranges } = state;
  const { not = texts.alone } = texts;
  return [
    ...(keyphrase === ''
      ? []
      : [{ text: texts.quoted(keyphrase), rest: withKeyphrase(state, '') }]),
    ...Object.entries(values).flatMap(
      ([name, paths]) =>
        together?.(name, paths) ??
        paths.map((path) => ({
          text: texts.alone(name, path),
          rest: withoutValue(state, name, path),
        })),
    ),
    ...Object.entries(excluded).flatMap(([name, paths]) =>
      paths.map((path) => ({ text: not(name, path), rest: withoutExcluded(state, name, path) })),
    ),
    ...Object.entries(loose).flatMap(([field, chosen]) =>
      chosen.map((text) => ({ text, rest: withoutLoose(state, field, text) })),
    ),
    ...place,
    ...Object.entries(ranges).map(([name, bounds]) => ({
      text: `${texts.facet(name)} ${texts.range(name, bounds)}`,
      rest: withoutRange(state, name),
    })),
  ];
}
