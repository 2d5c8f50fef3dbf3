import { useCachedFragment } from '../../rendering/cachedFragments';
import { ConsentBanner } from './ConsentBanner';
import { ConsentDialog } from './ConsentDialog';

/**
 * The question for consent and the settings, ready to be copied into the page when they are needed
 * (client/watchConsent.ts): the page of a visitor who has answered holds nothing of them.
 */
export function ConsentTemplate({ dictionary }: { dictionary: object }) {
  const inner = useCachedFragment(dictionary, 'consent', () => (
    <>
      <ConsentBanner />
      <ConsentDialog />
    </>
  ));
  return <template id="consent-template" {...inner} />;
}
