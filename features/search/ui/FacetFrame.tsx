import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

/** The form of a list's filters. */
export const FilterFormFrame = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

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
export const FilterSubmit = styled('div', {
  // Where nothing was found there is nothing to choose.
  'form:not(:has([data-facet])) > &': { display: 'none' },
  // In the column it would lie over filters; choices count there at once.
  '@belowLg': { '@tall': { position: 'sticky', insetBlockEnd: 0 } },
  zIndex: '$raised',
  paddingBlock: '$4',
  backgroundColor: '$bg',
});

/** A facet's name, and what is chosen of it. */
export function FacetSummary({ label, chosen }: { label: string; chosen?: string }) {
  return (
    <Name>
      {label}
      {chosen && <Chosen>{chosen}</Chosen>}
    </Name>
  );
}

/** Gives up what is chosen of a facet. */
export function ClearLink({ label, href }: { label: string; href: string }) {
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
