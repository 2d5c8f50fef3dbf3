import { use } from 'react';
import { Blocks } from '../../blocks/Blocks';
import { FailedSection } from '../../blocks/FailedSection';
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { Page } from '../../platform/content/page.types';
import { StatusMessage } from './StatusMessage';
import { PageStatus } from './PageStatus';
import { ScrollToTop } from './ScrollToTop';
import { shellComponents } from './shellComponents';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { ConsentBanner } from './ConsentBanner';
import { ConsentDialog } from './ConsentDialog';

/**
 * Templates of the consent banner and of the settings dialog, which are copied into the page when they are
 * needed (client/watchConsent.ts): visitors who have already answered see neither.
 */
function ConsentTemplate({ dictionary }: { dictionary: object }) {
  const contentProps = useCachedFragment(dictionary, 'consent', () => (
    <>
      <ConsentBanner />
      <ConsentDialog />
    </>
  ));
  return <template id="consent-template" {...contentProps} />;
}

/** Id of the main area, which the skip link points to. */
const MAIN_ID = 'main';

const Main = styled('main', {
  position: 'relative',
  display: 'block',
  minHeight: '60vh',
  '&:focus': { outline: 'none' },
});

/** The element has no box (`display: contents`), so that its sticky children stick to the page. */
const HeaderArea = styled('div', { display: 'contents' });

interface ShellProps {
  page: Page | undefined;
  /** The texts of the page's language; the same object for all pages until the texts are loaded again. */
  dictionary: object;
}

/** The frame of every page: header, main area and footer, with their blocks. */
export function Shell({ page, dictionary }: ShellProps) {
  const message = useMessages();
  const status = use(PageStatus);
  const { header, main, footer } = page?.placeholders ?? {};
  // The site's error page is about faults; StatusMessage says that the page is unavailable for a while.
  const isUnavailable = status === 503 && page?.template === 'ErrorPage';
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{message('skipToContent')}</SkipLink>
      <HeaderArea data-area="header">
        <Blocks blocks={header} placeholder="header" />
      </HeaderArea>
      <Main id={MAIN_ID} tabIndex={-1} data-area="main">
        {page && !isUnavailable ? (
          <Blocks blocks={main} placeholder="main" />
        ) : (
          <StatusMessage status={status} />
        )}
        <ScrollToTop label={message('scrollToTopButtonAria')} />
      </Main>
      <div data-area="footer">
        <Blocks blocks={footer} placeholder="footer" />
      </div>
      {Object.entries(shellComponents).map(([name, ShellComponent]) => (
        <ShellComponent key={name} />
      ))}
      <ConsentTemplate dictionary={dictionary} />
      {/* What an island shows instead of its content when it fails in the browser (hydrateIsland.tsx). */}
      <template id="island-error">
        <FailedSection />
      </template>
    </>
  );
}
