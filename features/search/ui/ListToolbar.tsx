import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { SearchField } from '../../../design-system/components/SearchField/SearchField';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { ListState } from './listState';
import { OpenFilters } from './OpenFilters';

const Bar = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: '$4' },
});

/** Fills the whole row on phones. */
const Search = styled('div', { gridColumn: '1 / -1', '@lg': { gridColumn: 'auto' } });

const HideFilters = styled('div', {
  display: 'none',
  '@lg': { '[data-layout="sticky"] > * > &': { display: 'block' } },
  '@noScript': { '&': { display: 'none' } },
});

const Sort = styled('div', {
  minInlineSize: 0,
  '@print': { display: 'none' },
  '@lg': { minInlineSize: '$column' },
});

interface ListToolbarProps {
  /** Id of the filters' form, which the search box and the sort order belong to. */
  form: string;
  state: ListState;
  search: {
    name: string;
    label: string;
    placeholder: string;
    maxLength: number;
    defaultValue?: string;
  };
  sortId: string;
  sorts: readonly { order: string; label: string }[];
  /** Whether sort orders differ between lists, so that script replaces them with those of the new list. */
  swapsSorts?: boolean;
}

/** The row above a list: search box, button that opens the filters, sort order. */
export function ListToolbar(props: ListToolbarProps) {
  const { form, state, search, sortId, sorts, swapsSorts } = props;
  const message = useMessages();
  return (
    <Bar>
      <Search role="search">
        <SearchField
          {...search}
          form={form}
          submitLabel={message('searchSubmit')}
          enterKeyHint="search"
        />
      </Search>
      <OpenFilters chosen={countChosen(state)} />
      <HideFilters>
        <Button type="button" variant="outline" data-list-layout="toggle">
          <Icon name="filter" />
          {message('carHideFilters')}
        </Button>
      </HideFilters>
      {sorts.length > 0 && (
        <Sort>
          <VisuallyHidden as="label" htmlFor={sortId}>
            {message('carSort')}
          </VisuallyHidden>
          <NativeSelect
            id={sortId}
            form={form}
            name="sort"
            data-list-swap={swapsSorts ? 'sorts' : undefined}
            defaultValue={state.sort ?? sorts[0]?.order}
          >
            {sorts.map(({ order, label }) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Sort>
      )}
    </Bar>
  );
}

function countChosen({ values, unqualified, excluded = {}, ranges, place }: ListState): number {
  const recordsOfValues = [values, unqualified, excluded].flatMap((byFacet) =>
    Object.values(byFacet),
  );
  return recordsOfValues.flat().length + Object.keys(ranges).length + (place ? 1 : 0);
}
