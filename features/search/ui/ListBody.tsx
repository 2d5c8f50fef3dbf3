import type { ReactNode } from 'react';
import { useMessages } from '../../../design-system/messages';
import { FilterDrawer } from './FilterDrawer';
import { filtersId, ListAside, ListColumns } from './listLayout';

/** The results with the filters next to them, and the drawer for the filters. */
export function ListBody({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const message = useMessages();
  return (
    <>
      <ListColumns>
        <ListAside id={filtersId} aria-label={message('carFilters')} data-list-aside="">
          {filters}
        </ListAside>
        {children}
      </ListColumns>
      <FilterDrawer />
    </>
  );
}
