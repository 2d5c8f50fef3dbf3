import { fillIn, useMessages } from '../../../../design-system/messages';
import { withoutFacet, withoutRange } from '../../../search/ui/changeState';
import { FacetFrame, FilterForm } from '../../../search/ui/FacetFrame';
import { RangeOptions } from '../../../search/ui/RangeOptions';
import { ValueOptions } from '../../../search/ui/ValueOptions';
import type { KitShopData } from './kitShopData';
import { kitAddressing, kitFacets, priceRangeName } from './kitFacets';
import { useKitTexts } from './useKitTexts';

/** Id of the form, for the `form` attribute of controls elsewhere on the page. */
export const kitFormId = 'kit-filters';

/** All filters of the kits. */
export function KitFilters({ data }: { data: KitShopData }) {
  const message = useMessages();
  const texts = useKitTexts();
  const { state, facets, listPath, total, failed } = data;
  // Without facets there are no controls, so chosen values are sent as hidden fields.
  const hiddenParams = failed
    ? [...kitAddressing.write({ ...state, keyphrase: '', sort: undefined, page: 1 })]
    : [];
  return (
    <FilterForm
      id={kitFormId}
      listPath={listPath}
      submitText={message('kitShowCount')}
      count={texts.count(total)}
      hiddenParams={hiddenParams}
    >
      {[...kitFacets.map(({ name }) => name), priceRangeName].map((name) => {
        const facet = facets.find((candidate) => candidate.name === name);
        return facet && <FacetGroup key={name} facet={facet} data={data} />;
      })}
    </FilterForm>
  );
}

interface FacetGroupProps {
  facet: KitShopData['facets'][number];
  data: KitShopData;
}

function FacetGroup({ facet, data }: FacetGroupProps) {
  const message = useMessages();
  const texts = useKitTexts();
  const { state, listPath } = data;
  const { name } = facet;
  const label = texts.facet(name);
  if (facet.type === 'histogram') {
    const bounds = state.ranges[name];
    const isFlat = facet.min === null || facet.min === facet.max;
    if (isFlat && !bounds) return null;
    return (
      <FacetFrame
        name={name}
        label={label}
        chosen={bounds && texts.range(name, bounds)}
        clearHref={kitAddressing.address(listPath, withoutRange(state, name))}
      >
        <RangeOptions
          name={name}
          label={label}
          histogram={facet}
          bounds={bounds}
          text={texts.money}
          symbol={texts.symbol}
        />
      </FacetFrame>
    );
  }
  const chosenValues = state.values[name] ?? [];
  if (facet.values.length === 0) return null;
  const count = chosenValues.length > 0 ? String(chosenValues.length) : undefined;
  return (
    <FacetFrame
      name={name}
      label={label}
      isOpen={kitFacets.find((kitFacet) => kitFacet.name === name)?.open}
      chosen={count && fillIn(message('carChosen'), { count })}
      clearHref={kitAddressing.address(listPath, withoutFacet(state, name))}
    >
      <ValueOptions
        name={name}
        label={label}
        values={facet.values}
        chosen={chosenValues}
        texts={texts}
      />
    </FacetFrame>
  );
}
