import { useCallback } from 'react';
import { showFailure } from '../describeFailure';
import { useLinkPlace } from './LinkPlace';
import { readLinkPages, type LinkPage } from './linksApi';
import { useLoaded } from '../useLoaded';

/** Loads the pages that links can point to; undefined while loading. */
export function useLinkPages(): readonly LinkPage[] | undefined {
  const linkPlace = useLinkPlace();
  const authoring = linkPlace?.authoring;
  const site = linkPlace?.place.site.name;
  const { value } = useLoaded(
    useCallback(
      () => (authoring && site !== undefined ? readLinkPages(authoring, site) : undefined),
      [authoring, site],
    ),
    showFailure,
  );
  return value;
}
