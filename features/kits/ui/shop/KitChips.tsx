import { Chip } from '../../../../design-system/components/Chip/Chip';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import {
  withKeyphrase,
  withoutChoice,
  withoutLoose,
  withoutRange,
  withoutValue,
} from '../../../search/ui/changeState';
import { FilterChips } from '../../../search/ui/listLayout';
import { levelsOf } from '../../../search/ui/levelsOf';
import { isChosen, type ListState } from '../../../search/ui/listState';
import type { KitShopData } from './kitShopData';
import { kitAddressing } from './kitFacets';
import { useKitTexts } from './useKitTexts';

/** What is chosen, each with a link that gives it up, and one that gives up everything. */
export function KitChips({ data: { state, listPath } }: { data: KitShopData }) {
  const message = useMessages();
  const chosen = useChosen(state);
  if (!isChosen(state)) return null;
  return (
    <nav aria-label={message('carActiveFilters')}>
      <FilterChips role="list">
        {chosen.map(({ text, rest }) => (
          <li key={text}>
            <Chip
              href={kitAddressing.address(listPath, rest)}
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
            href={kitAddressing.address(listPath, withoutChoice(state))}
            data-list-link=""
          >
            {message('carClearAll')}
          </Link>
        </li>
      </FilterChips>
    </nav>
  );
}

/** Texts of what is chosen, and the choice without each. */
function useChosen(state: ListState): { text: string; rest: ListState }[] {
  const texts = useKitTexts();
  const { values, loose, ranges, keyphrase } = state;
  return [
    ...(keyphrase === ''
      ? []
      : [{ text: texts.quoted(keyphrase), rest: withKeyphrase(state, '') }]),
    ...Object.entries(values).flatMap(([name, paths]) =>
      paths.map((path) => ({
        text: levelsOf(path).at(-1) ?? path,
        rest: withoutValue(state, name, path),
      })),
    ),
    ...Object.entries(loose).flatMap(([field, chosen]) =>
      chosen.map((text) => ({ text, rest: withoutLoose(state, field, text) })),
    ),
    ...Object.entries(ranges).map(([name, bounds]) => ({
      text: `${texts.facet(name)} ${texts.range(bounds)}`,
      rest: withoutRange(state, name),
    })),
  ];
}
