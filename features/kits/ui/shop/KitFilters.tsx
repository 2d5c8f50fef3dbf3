import { Button } from '../../../../design-system/components/Button/Button';
import { Details } from '../../../../design-system/components/Details/Details';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { withoutFacet, withoutRange } from '../../../search/ui/changeState';
import {
  ClearLink,
  FacetSummary,
  FilterFormFrame,
  FilterSubmit,
} from '../../../search/ui/FacetFrame';
import { RangeOptions } from '../../../search/ui/RangeOptions';
import { ValueOptions } from '../../../search/ui/ValueOptions';
import type { KitShopData } from './kitShopData';
import { kitAddressing, kitFacets, priceRange } from './kitFacets';
import { useKitTexts } from './useKitTexts';

/** Id of the form; controls elsewhere on the page belong to it. */
export const kitFormId = 'kit-filters';

/** Every filter of the kits: a plain form that is sent to the page's own address. */
export function KitFilters({ data }: { data: KitShopData }) {
  const message = useMessages();
  const texts = useKitTexts();
  const { state, facets, listPath, total, failed } = data;
  const pattern = message('kitShowCount');
  // While the facets are not known there is no control for what is chosen: it goes along all the same.
  const kept = failed
    ? [...kitAddressing.write({ ...state, keyphrase: '', sort: undefined, page: 1 })]
    : [];
  return (
    <FilterFormFrame
      id={kitFormId}
      action={listPath}
      method="get"
      aria-label={message('carFilters')}
      data-list-form=""
    >
      <div data-list-swap="facets">
        {kept.map(([name, text], at) => (
          <input key={`${name}-${at}`} type="hidden" name={name} value={text} />
        ))}
        {[...kitFacets.map(({ name }) => name), priceRange].map((name) => {
          const facet = facets.find((answered) => answered.name === name);
          return facet && <FacetGroup key={name} facet={facet} data={data} />;
        })}
      </div>
      <FilterSubmit data-sticks="end">
        <Button type="submit" block data-list-submit={pattern}>
          {fillIn(pattern, { count: texts.count(total) })}
        </Button>
      </FilterSubmit>
    </FilterFormFrame>
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
      <Details
        open={bounds !== undefined}
        data-facet={name}
        summary={<FacetSummary label={label} chosen={bounds && texts.range(bounds)} />}
      >
        {bounds && (
          <ClearLink
            label={label}
            href={kitAddressing.address(listPath, withoutRange(state, name))}
          />
        )}
        <RangeOptions
          name={name}
          label={label}
          histogram={facet}
          bounds={bounds}
          text={texts.money}
          symbol={texts.symbol}
        />
      </Details>
    );
  }
  const chosen = state.values[name] ?? [];
  if (facet.values.length === 0) return null;
  const count = chosen.length > 0 ? String(chosen.length) : undefined;
  return (
    <Details
      open={chosen.length > 0 || kitFacets.find((known) => known.name === name)?.open}
      data-facet={name}
      summary={
        <FacetSummary label={label} chosen={count && fillIn(message('carChosen'), { count })} />
      }
    >
      {chosen.length > 0 && (
        <ClearLink
          label={label}
          href={kitAddressing.address(listPath, withoutFacet(state, name))}
        />
      )}
      <ValueOptions name={name} label={label} values={facet.values} chosen={chosen} texts={texts} />
    </Details>
  );
}
