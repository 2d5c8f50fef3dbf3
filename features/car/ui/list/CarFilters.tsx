import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { FacetFrame, FilterForm } from '../../../search/ui/FacetFrame';
import { rangeFacets, valueFacets } from './carFacets';
import { withoutFacet, withoutRange } from '../../../search/ui/changeState';
import type { CarListData } from './carListData';
import { hiddenFields } from './hiddenFields';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';
import { MonthlyCostNote } from './MonthlyCostNote';
import { PlaceFilter } from './PlaceFilter';
import { RangeOptions } from '../../../search/ui/RangeOptions';
import { ValueOptions } from '../../../search/ui/ValueOptions';

/** Id of the form, with which controls elsewhere on the page refer to it (`form` attribute). */
export const filterFormId = 'car-filters';

/** All filters of the list of cars. */
export function CarFilters({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  const { state, facets, listPath, total } = data;
  return (
    <FilterForm
      id={filterFormId}
      listPath={listPath}
      submitText={message('carShowCount')}
      count={texts.count(total)}
      before={<PlaceFilter data={data} />}
      hiddenParams={hiddenFields(state, facets)}
    >
      {orderedFacets.map(({ name }) => {
        const facet = facets.find((candidate) => candidate.name === name);
        return facet && <FacetGroup key={name} name={name} facet={facet} data={data} />;
      })}
    </FilterForm>
  );
}

/** Facets in display order: condition and make come before the first ranges. */
const orderedFacets = [
  ...valueFacets.slice(0, 2),
  ...rangeFacets.slice(0, 5),
  ...valueFacets.slice(2),
  ...rangeFacets.slice(5),
];

interface FacetGroupProps {
  name: string;
  facet: CarListData['facets'][number];
  data: CarListData;
}

/** A facet that can be opened; nothing if it has no values to choose (OQ-57). */
function FacetGroup({ name, facet, data }: FacetGroupProps) {
  const message = useMessages();
  const texts = useListTexts();
  const { state, listPath } = data;
  const label = texts.facet(name);
  const chosenValues = state.values[name] ?? [];
  const excluded = state.excluded?.[name] ?? [];
  const bounds = state.ranges[name];
  const isOpen = orderedFacets.find((candidate) => candidate.name === name)?.open;
  if (facet.type === 'histogram') {
    const definition = rangeFacets.find((candidate) => candidate.name === name);
    const isFlat = facet.min === null || facet.min === facet.max;
    if (!definition || (isFlat && !bounds)) return null;
    return (
      <FacetFrame
        name={name}
        label={label}
        isOpen={isOpen}
        chosen={bounds && texts.range(name, bounds)}
        clearHref={listAddress(listPath, withoutRange(state, name))}
      >
        <RangeOptions
          name={name}
          label={label}
          histogram={facet}
          bounds={bounds}
          text={(value) => texts.number(value, definition.unit)}
          symbol={texts.symbol(definition.unit)}
          note={rangeNote(name, data)}
        />
      </FacetFrame>
    );
  }
  const visibleValues = facet.values.filter(({ text }) => texts.value(name, text) !== undefined);
  if (visibleValues.length === 0) return null;
  const count =
    chosenValues.length > 0
      ? [fillIn(message('carChosen'), { count: String(chosenValues.length) })]
      : [];
  const summary = [...count, ...excluded.map((path) => texts.not(name, path))].join(', ');
  return (
    <FacetFrame
      name={name}
      label={label}
      isOpen={isOpen}
      chosen={summary}
      clearHref={listAddress(listPath, withoutFacet(state, name))}
    >
      <ValueOptions
        name={name}
        label={label}
        values={visibleValues}
        chosen={chosenValues}
        texts={texts}
      />
    </FacetFrame>
  );
}

/** A note about what the numbers of a range assume or exclude. */
function rangeNote(name: string, { cars }: CarListData) {
  if (name === 'car_companyleasing_monthly_cost') return <WithoutVat />;
  return name === 'car_loan_monthly_cost' && <MonthlyCostNote cars={cars} />;
}

function WithoutVat() {
  const message = useMessages();
  return (
    <Text size="caption" color="muted">
      {message('carWithoutVat')}
    </Text>
  );
}
