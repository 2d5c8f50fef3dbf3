import { useCallback } from 'react';
import type { Authoring } from '../authoring';
import { useLoaded } from '../useLoaded';
import { readDecidesInStages } from './stages/stagesApi';

/** Whether the account decides on requests of a site: as a publisher, or in a stage. */
export function useDecidesOnRequests(
  authoring: Authoring,
  site: string,
  isPublisher: boolean,
): boolean {
  // The view of requests shows failures of the platform.
  const { value: loaded } = useLoaded(
    useCallback(
      () =>
        isPublisher
          ? undefined
          : readDecidesInStages(authoring, site).then((decides) => ({ site, decides })),
      [authoring, site, isPublisher],
    ),
  );
  return isPublisher || (loaded?.site === site && loaded.decides);
}
