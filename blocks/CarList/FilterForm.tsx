import { Button } from '../../design-system/components/Button/Button';
import { Details } from '../../design-system/components/Details/Details';
import { Link } from '../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { rangeFacets, valueFacets } from './carFacets';
import { withoutFacet, withoutRange } from './changeState';
import type { CarListData } from './CarList.data';
import { keptChoice } from './keptChoice';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';
import { RangeOptions } from './RangeOptions';
import { ValueOptions } from './ValueOptions';

/** Id of the form; controls elsewhere on the page belong to it. */
export const filterFormId = 'car-filters';

const Form = styled('form', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const Name = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$2',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
});

const Chosen = styled('span', { color: '$link', fontSize: '$small' });

const Clear = styled('p', {
  margin: 0,
  marginBlockEnd: '$1',
  fontSize: '$small',
  // As high as a finger asks for.
  '& a': { display: 'inline-block', paddingBlock: '$1' },
});

const Submit = styled('div', {
  // Where nothing was found there is nothing to choose.
  'form:not(:has([data-facet])) > &': { display: 'none' },
  // In the column it would lie over filters; choices count there at once.
  '@belowLg': { '@tall': { position: 'sticky', insetBlockEnd: 0 } },
  zIndex: '$raised',
  paddingBlock: '$4',
  backgroundColor: '$bg',
});

/** Every filter of the list: a plain form that is sent to the list's address. */
export function FilterForm({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  const { state, facets, listPath, total } = data;
  const pattern = message('carShowCount');
  return (
    <Form
      id={filterFormId}
      action={listPath}
      method="get"
      aria-label={message('carFilters')}
      data-list-form=""
    >
      <div data-list-swap="facets">
        {keptChoice(state, facets).map(([name, text], at) => (
          <input key={`${name}-${at}`} type="hidden" name={name} value={text} />
        ))}
        {orderedFacets.map(({ name }) => {
          const facet = facets.find((answered) => answered.name === name);
          return facet && <FacetGroup key={name} name={name} facet={facet} data={data} />;
        })}
      </div>
      <Submit data-sticks="end">
        <Button type="submit" block data-list-submit={pattern}>
          {fillIn(pattern, { count: texts.count(total) })}
        </Button>
      </Submit>
    </Form>
  );
}

/** Ranges stand behind condition and make. */
const orderedFacets = [
  ...valueFacets.slice(0, 2),
  ...rangeFacets.slice(0, 4),
  ...valueFacets.slice(2),
  ...rangeFacets.slice(4),
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
  const bounds = state.ranges[name];
  const isOpen = orderedFacets.find((known) => known.name === name)?.open;
  if (facet.type === 'histogram') {
    const definition = rangeFacets.find((known) => known.name === name);
    const isFlat = facet.min === null || facet.min === facet.max;
    if (!definition || (isFlat && !bounds)) return null;
    return (
      <Details
        open={isOpen || bounds !== undefined}
        data-facet={name}
        summary={<Summary label={label} chosen={bounds && texts.range(name, bounds)} />}
      >
        {bounds && (
          <ClearLink label={label} href={listAddress(listPath, withoutRange(state, name))} />
        )}
        <RangeOptions facet={definition} label={label} histogram={facet} bounds={bounds} />
      </Details>
    );
  }
  const shown = facet.values.filter(({ text }) => texts.value(name, text) !== undefined);
  if (shown.length === 0) return null;
  const count = chosen.length > 0 ? String(chosen.length) : undefined;
  return (
    <Details
      open={isOpen || chosen.length > 0}
      data-facet={name}
      summary={<Summary label={label} chosen={count && fillIn(message('carChosen'), { count })} />}
    >
      {chosen.length > 0 && (
        <ClearLink label={label} href={listAddress(listPath, withoutFacet(state, name))} />
      )}
      <ValueOptions name={name} label={label} values={shown} chosen={chosen} />
    </Details>
  );
}

function Summary({ label, chosen }: { label: string; chosen?: string }) {
  return (
    <Name>
      {label}
      {chosen && <Chosen>{chosen}</Chosen>}
    </Name>
  );
}

function ClearLink({ label, href }: { label: string; href: string }) {
  const message = useMessages();
  return (
    <Clear>
      <Link
        href={href}
        data-list-link=""
        aria-label={fillIn(message('carClearFacet'), { facet: label })}
      >
        {message('carClear')}
      </Link>
    </Clear>
  );
}
