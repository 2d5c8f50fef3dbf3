import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { FacetFrame, FilterForm } from '../../../search/ui/FacetFrame';
import { rangeFacets, valueFacets } from './carFacets';
import { withoutFacet, withoutRange } from '../../../search/ui/changeState';
import type { CarListData } from './carListData';
import { keptChoice } from './keptChoice';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';
import { MonthlyAssumed } from './MonthlyAssumed';
import { PlaceFilter } from './PlaceFilter';
import { RangeOptions } from '../../../search/ui/RangeOptions';
import { ValueOptions } from '../../../search/ui/ValueOptions';

/** Id of the form; controls elsewhere on the page belong to it. */
export const filterFormId = 'car-filters';

/** Every filter of the list of cars. */
export function CarFilters({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  const { state, facets, listPath, total } = data;
  return (
    <FilterForm
      id={filterFormId}
      listPath={listPath}
      submit={message('carShowCount')}
      count={texts.count(total)}
      before={<PlaceFilter data={data} />}
      kept={keptChoice(state, facets)}
    >
      {orderedFacets.map(({ name }) => {
        const facet = facets.find((answered) => answered.name === name);
        return facet && <FacetGroup key={name} name={name} facet={facet} data={data} />;
      })}
    </FilterForm>
  );
}

/** Ranges stand behind condition and make. */
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

/** A facet that opens; one without anything to choose is not shown (checklist OQ-57). */
function FacetGroup({ name, facet, data }: FacetGroupProps) {
  const message = useMessages();
  const texts = useListTexts();
  const { state, listPath } = data;
  const label = texts.facet(name);
  const chosen = state.values[name] ?? [];
  const unwanted = state.excluded?.[name] ?? [];
  const bounds = state.ranges[name];
  const isOpen = orderedFacets.find((known) => known.name === name)?.open;
  if (facet.type === 'histogram') {
    const definition = rangeFacets.find((known) => known.name === name);
    const isFlat = facet.min === null || facet.min === facet.max;
    if (!definition || (isFlat && !bounds)) return null;
    return (
      <FacetFrame
        name={name}
        label={label}
        isOpen={isOpen}
        chosen={bounds && texts.range(name, bounds)}
        without={listAddress(listPath, withoutRange(state, name))}
      >
        <RangeOptions
          name={name}
          label={label}
          histogram={facet}
          bounds={bounds}
          text={(value) => texts.number(value, definition.unit)}
          symbol={texts.symbol(definition.unit)}
          note={noteOf(name, data)}
        />
      </FacetFrame>
    );
  }
  const shown = facet.values.filter(({ text }) => texts.value(name, text) !== undefined);
  if (shown.length === 0) return null;
  const count =
    chosen.length > 0 ? [fillIn(message('carChosen'), { count: String(chosen.length) })] : [];
  const told = [...count, ...unwanted.map((path) => texts.not(name, path))].join(', ');
  return (
    <FacetFrame
      name={name}
      label={label}
      isOpen={isOpen}
      chosen={told}
      without={listAddress(listPath, withoutFacet(state, name))}
    >
      <ValueOptions name={name} label={label} values={shown} chosen={chosen} texts={texts} />
    </FacetFrame>
  );
}

/** What the numbers of a range assume, or leave out. */
function noteOf(name: string, { cars }: CarListData) {
  if (name === 'car_companyleasing_monthly_cost') return <WithoutVat />;
  return name === 'car_loan_monthly_cost' && <MonthlyAssumed cars={cars} />;
}

function WithoutVat() {
  const message = useMessages();
  return (
    <Text size="caption" tone="muted">
      {message('carWithoutVat')}
    </Text>
  );
}
