import { use } from 'react';
import { Blocks } from '../../blocks/Blocks';
import { FailedSection } from '../../blocks/FailedSection';
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { Page } from '../../platform/content/page.types';
import { Message } from './Message';
import { PageStatus } from './PageStatus';
import { ScrollToTop } from './ScrollToTop';
import { shellParts } from './shellParts';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { ConsentBanner } from './ConsentBanner';
import { ConsentDialog } from './ConsentDialog';

/**
 * The question for consent and the settings, ready to be copied into the page when they are needed
 * (client/watchConsent.ts): the page of a visitor who has answered holds nothing of them.
 */
function ConsentTemplate({ dictionary }: { dictionary: object }) {
  const inner = useCachedFragment(dictionary, 'consent', () => (
    <>
      <ConsentBanner />
      <ConsentDialog />
    </>
  ));
  return <template id="consent-template" {...inner} />;
}

/** Id of the main area; the skip link's target. */
const mainId = 'main';

const Main = styled('main', {
  position: 'relative',
  display: 'block',
  minHeight: '60vh',
  '&:focus': { outline: 'none' },
});

/** No box of its own: what sticks in it sticks to the page. */
const HeaderArea = styled('div', { display: 'contents' });

interface ShellProps {
  page: Page | undefined;
  /** The texts of the page's language; the same object for every page until it is fetched anew. */
  dictionary: object;
}

/** Every page: header, main area and footer, whatever the content holds (spec 1 §2.1). */
export function Shell({ page, dictionary }: ShellProps) {
  const message = useMessages();
  const status = use(PageStatus);
  const { header, main, footer } = page?.placeholders ?? {};
  return (
    <>
      <SkipLink href={`#${mainId}`}>{message('skipToContent')}</SkipLink>
      <HeaderArea data-area="header">
        <Blocks blocks={header} placeholder="header" />
      </HeaderArea>
      <Main id={mainId} tabIndex={-1} data-area="main">
        {page && !(status === 503 && page.template === 'ErrorPage') ? (
          <Blocks blocks={main} placeholder="main" />
        ) : (
          <Message status={status} />
        )}
        <ScrollToTop label={message('scrollToTopButtonAria')} />
      </Main>
      <div data-area="footer">
        <Blocks blocks={footer} placeholder="footer" />
      </div>
      {Object.entries(shellParts).map(([name, Part]) => (
        <Part key={name} />
      ))}
      <ConsentTemplate dictionary={dictionary} />
      {/* What an island shows in its place when it fails in the browser (hydrateIsland.tsx). */}
      <template id="island-error">
        <FailedSection />
      </template>
    </>
  );
}
