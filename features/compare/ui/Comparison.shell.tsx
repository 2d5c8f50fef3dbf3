import { clientScript } from '../../../rendering/clientScript';
import { Island } from '../../../rendering/Island';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CompareCars } from './CompareCars.island';

/**
 * Where the cars that a visitor compares appear, on every page of a site that sells cars. Empty until
 * script finds some in the session (Comparison.entry.client.ts). Its texts are fetched by then: most visitors never
 * compare, and they would be a tenth of a page.
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
