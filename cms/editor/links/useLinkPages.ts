import { useCallback } from 'react';
import { tellFailure } from '../describeFailure';
import { useLinkPlace } from './LinkPlace';
import { readLinkPages, type LinkPage } from './linksApi';
import { useLoaded } from '../useLoaded';

/** The pages that can be linked to; undefined while they are fetched. */
export function useLinkPages(): readonly LinkPage[] | undefined {
  const at = useLinkPlace();
  const authoring = at?.authoring;
  const site = at?.place.site.name;
  const { value } = useLoaded(
    useCallback(
      () => (authoring && site !== undefined ? readLinkPages(authoring, site) : undefined),
      [authoring, site],
    ),
    tellFailure,
  );
  return value;
}
