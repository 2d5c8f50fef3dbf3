import { Chip } from '../../../../design-system/components/Chip/Chip';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { FilterChips } from '../../../search/ui/listLayout';
import {
  withKeyphrase,
  withPlace,
  withoutFacet,
  withoutChoice,
  withoutExcluded,
  withoutLoose,
  withoutRange,
  withoutValue,
} from '../../../search/ui/changeState';
import { usePlaceSentence } from '../usePlaceTexts';
import type { PlaceChoice } from '../../../search/ui/placeChoice';
import type { CarListData } from './carListData';
import { useListTexts } from './listTexts';
import { isChosen, listAddress, type ListState } from './listState';
import { numberRow } from './numberRow';

interface ActiveFilter {
  text: string;
  /** The choice without it. */
  rest: ListState;
}

/** What is chosen, each with a link that gives it up, and one that gives up everything (spec 2 §2). */
export function ActiveFilters({ data }: { data: CarListData }) {
  const message = useMessages();
  const filters = useActiveFilters(data);
  if (!isChosen(data.state)) return null;
  return (
    <nav aria-label={message('carActiveFilters')}>
      <FilterChips role="list">
        {filters.map(({ text, rest }) => (
          <li key={text}>
            <Chip
              href={listAddress(data.listPath, rest)}
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
          <Link
            look="standalone"
            href={listAddress(data.listPath, withoutChoice(data.state))}
            data-list-link=""
            data-list-clear=""
          >
            {message('carClearAll')}
          </Link>
        </li>
      </FilterChips>
    </nav>
  );
}

function useActiveFilters({ state, facets, dropped = [], instead }: CarListData): ActiveFilter[] {
  const texts = useListTexts();
  const { values, excluded = {}, loose, ranges, place } = state;
  const message = useMessages();
  const placeSentence = usePlaceSentence();
  /** Home delivery is given up alone; the place with all that depends on it. */
  const placeFilters = (chosen: ListState, { delivery, ...rest }: PlaceChoice): ActiveFilter[] => [
    { text: placeSentence(rest), rest: withPlace(chosen) },
    ...(delivery ? [{ text: message('carDelivery'), rest: withPlace(chosen, rest) }] : []),
  ];
  const keyphrase = instead ? state.keyphrase : keptWords(state.keyphrase, dropped);
  return [
    ...(keyphrase === ''
      ? []
      : [{ text: texts.quoted(keyphrase), rest: withKeyphrase(state, '') }]),
    ...Object.entries(values).flatMap(([name, paths]) => {
      const row = numberRow(name, paths, facets);
      if (row) return [{ text: `${texts.facet(name)} ${row}`, rest: withoutFacet(state, name) }];
      return paths.map((path) => ({
        text: texts.alone(name, path),
        rest: withoutValue(state, name, path),
      }));
    }),
    ...Object.entries(excluded).flatMap(([name, paths]) =>
      paths.map((path) => ({
        text: texts.not(name, path),
        rest: withoutExcluded(state, name, path),
      })),
    ),
    ...Object.entries(loose).flatMap(([field, chosen]) =>
      chosen.map((text) => ({ text, rest: withoutLoose(state, field, text) })),
    ),
    ...(place ? placeFilters(state, place) : []),
    ...Object.entries(ranges).map(([name, bounds]) => ({
      text: `${texts.facet(name)} ${texts.range(name, bounds)}`,
      rest: withoutRange(state, name),
    })),
  ];
}

const keptWords = (keyphrase: string, dropped: readonly string[]): string =>
  keyphrase
    .split(' ')
    .filter((word) => !dropped.includes(word))
    .join(' ');
