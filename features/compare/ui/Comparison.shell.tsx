import { clientScript } from '../../../rendering/clientScript';
import { Island } from '../../../rendering/Island';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CompareCars } from './CompareCars.island';

/**
 * Placeholder for the comparison, on every page of a site that sells cars. It is empty until script finds
 * compared cars (Comparison.entry.client.ts). Only then are its texts fetched: they would be a tenth of a
 * page, and few visitors compare.
 */
export function Comparison() {
  const { carPath, language } = usePageInfo();
  if (!carPath) return null;
  return (
    <div {...clientScript('Comparison')} style={{ display: 'contents' }}>
      <Island
        name="CompareCars"
        component={CompareCars}
        when="event"
        props={{}}
        messagesFrom={`/api/comparison/texts?language=${language}`}
      />
    </div>
  );
}
