import { Chip } from '../../design-system/components/Chip/Chip';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import {
  withKeyphrase,
  withoutChoice,
  withoutLoose,
  withoutRange,
  withoutValue,
} from './changeState';
import type { CarListData } from './CarList.data';
import { levelsOf } from './carFacets';
import { useListTexts } from './listTexts';
import { isChosen, listAddress, type ListState } from './listState';

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

interface ActiveFilter {
  text: string;
  /** The choice without it. */
  rest: ListState;
}

/** What is chosen, each with a link that gives it up, and one that gives up everything (spec 2 §2). */
export function ActiveFilters({ data }: { data: CarListData }) {
  const message = useMessages();
  const filters = useActiveFilters(data.state);
  if (!isChosen(data.state)) return null;
  return (
    <nav aria-label={message('carActiveFilters')}>
      <Chips role="list">
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
      </Chips>
    </nav>
  );
}

function useActiveFilters(state: ListState): ActiveFilter[] {
  const texts = useListTexts();
  const { values, loose, ranges, keyphrase } = state;
  return [
    ...(keyphrase === '' ? [] : [{ text: `”${keyphrase}”`, rest: withKeyphrase(state, '') }]),
    ...Object.entries(values).flatMap(([name, paths]) =>
      paths.map((path) => ({
        text: texts.value(name, levelsOf(path).at(-1) ?? path) ?? path,
        rest: withoutValue(state, name, path),
      })),
    ),
    ...Object.entries(loose).flatMap(([field, chosen]) =>
      chosen.map((text) => ({ text, rest: withoutLoose(state, field, text) })),
    ),
    ...Object.entries(ranges).map(([name, bounds]) => ({
      text: `${texts.facet(name)} ${texts.range(name, bounds)}`,
      rest: withoutRange(state, name),
    })),
  ];
}
