import type { ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

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

/** Below the filters in the drawer; in the column choices count at once. */
const Submit = styled('div', {
  // Where nothing was found there is nothing to choose.
  'form:not(:has([data-facet])) > &': { display: 'none' },
  // In the column it would lie over filters; choices count there at once.
  '@belowLg': { '@tall': { position: 'sticky', insetBlockEnd: 0 } },
  zIndex: '$raised',
  paddingBlock: '$4',
  backgroundColor: '$bg',
});

interface FilterFormProps {
  /** Controls elsewhere on the page belong to it. */
  id: string;
  listPath: string;
  /** Says how many are found: `Show {count} cars`. */
  submit: string;
  /** How many are found, as the list writes numbers. */
  count: string;
  /** Stands before the facets. */
  before?: ReactNode;
  /** What is chosen and has no control of its own. */
  kept: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
}

/** Every filter of a list: a plain form that is sent to the list's address. */
export function FilterForm(props: FilterFormProps) {
  const { id, listPath, submit, count, before, kept, children } = props;
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
  /** What is chosen of it, in words; nothing where nothing is. */
  chosen?: string;
  /** Address of the list without what is chosen of it. */
  without: string;
  children: ReactNode;
}

/** A facet that opens, with what is chosen of it. */
export function FacetFrame(props: FacetFrameProps) {
  const { name, label, isOpen = false, chosen = '', without, children } = props;
  const message = useMessages();
  const isChosen = chosen !== '';
  return (
    <Details
      open={isOpen || isChosen}
      data-facet={name}
      summary={
        <Name>
          {label}
          {isChosen && <Chosen>{chosen}</Chosen>}
        </Name>
      }
    >
      {isChosen && (
        <Clear>
          <Link
            href={without}
            data-list-link=""
            aria-label={fillIn(message('carClearFacet'), { facet: label })}
          >
            {message('carClear')}
          </Link>
        </Clear>
      )}
      {children}
    </Details>
  );
}
