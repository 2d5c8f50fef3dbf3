import type { ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

const Form = styled('form', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const FacetName = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$2',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
});

const ChosenValues = styled('span', { color: '$link', fontSize: '$small' });

const ClearRow = styled('p', {
  margin: 0,
  marginBlockEnd: '$1',
  fontSize: '$small',
  // Large enough to tap with a finger.
  '& a': { display: 'inline-block', paddingBlock: '$1' },
});

/** The row of the button below the filters. It sticks to the end of the drawer. */
const Submit = styled('div', {
  // Hidden when nothing was found, because there is nothing to choose.
  'form:not(:has([data-facet])) > &': { display: 'none' },
  // Not in wide windows: in the column next to the list it would cover filters.
  '@belowLg': { '@tall': { position: 'sticky', insetBlockEnd: 0 } },
  zIndex: '$raised',
  paddingBlock: '$4',
  backgroundColor: '$bg',
});

interface FilterFormProps {
  /** Id for the `form` attribute of controls elsewhere on the page. */
  id: string;
  listPath: string;
  /** Text of the button, with the number of results: `Show {count} cars`. */
  submitText: string;
  /** Number of results, formatted for the locale. */
  count: string;
  /** Content before the facets. */
  before?: ReactNode;
  /** Chosen values that have no control in the form. */
  hiddenParams: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
}

/** All filters of a list, as a form that works without script: submitting it opens the list's address. */
export function FilterForm(props: FilterFormProps) {
  const { id, listPath, submitText: submit, count, before, hiddenParams: kept, children } = props;
  const message = useMessages();
  return (
    <Form
      id={id}
      action={listPath}
      method="get"
      aria-label={message('carFilters')}
      data-list-form=""
    >
      <div data-list-swap="facets">
        {before}
        {kept.map(([name, text], at) => (
          <input key={`${name}-${at}`} type="hidden" name={name} value={text} />
        ))}
        {children}
      </div>
      <Submit data-sticks="end">
        <Button type="submit" block data-list-submit={submit}>
          {fillIn(submit, { count })}
        </Button>
      </Submit>
    </Form>
  );
}

interface FacetFrameProps {
  name: string;
  label: string;
  isOpen?: boolean;
  /** The chosen values of the facet, in words; empty if there are none. */
  chosen?: string;
  /** Address of the list without the chosen values of this facet. */
  clearHref: string;
  children: ReactNode;
}

/** A facet that can be opened, with its chosen values. */
export function FacetFrame(props: FacetFrameProps) {
  const { name, label, isOpen = false, chosen = '', clearHref: without, children } = props;
  const message = useMessages();
  const isChosen = chosen !== '';
  return (
    <Details
      open={isOpen || isChosen}
      data-facet={name}
      summary={
        <FacetName>
          {label}
          {isChosen && <ChosenValues>{chosen}</ChosenValues>}
        </FacetName>
      }
    >
      {isChosen && (
        <ClearRow>
          <Link
            href={without}
            data-list-link=""
            aria-label={fillIn(message('carClearFacet'), { facet: label })}
          >
            {message('carClear')}
          </Link>
        </ClearRow>
      )}
      {children}
    </Details>
  );
}
