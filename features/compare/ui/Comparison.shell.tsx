import { clientScript } from '../../../rendering/clientScript';
import { Island } from '../../../rendering/Island';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CompareCars } from './CompareCars.island';

/**
 * Placeholder for the comparison, on every page of a site that sells cars. Empty until script finds compared cars in
 * the session (Comparison.entry.client.ts). Its texts are fetched only then: most visitors never compare, and the texts
 * would be a tenth of a page.
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
