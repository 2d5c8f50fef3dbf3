import { clientScript } from '../clientScript';
import { Island } from '../Island';
import { useIslandSurroundings } from '../IslandPage';
import { usePageInfo } from '../pageInfo';
import { CompareCars } from './CompareCars.island';
import { compareMessages } from './compareMessages';

/**
 * Where the cars that a visitor compares appear, on every page of a site that sells cars. Empty until
 * script finds some in the session (Comparison.entry.client.ts).
 */
export function Comparison() {
  const { carPath } = usePageInfo();
  const surroundings = useIslandSurroundings(compareMessages);
  if (!carPath) return null;
  return (
    <div {...clientScript('Comparison')} style={{ display: 'contents' }}>
      <Island name="CompareCars" component={CompareCars} when="event" props={surroundings} />
    </div>
  );
}
