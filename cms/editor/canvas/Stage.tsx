import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { showAsPrinted } from './showAsPrinted';
import { texts } from '../texts';

const Main = styled('main', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: '$surface',
  overflow: 'hidden',
});

const Frame = styled('iframe', {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  backgroundColor: '$bg',
  variants: {
    width: {
      desktop: {},
      tablet: { maxInlineSize: '$narrow', boxShadow: '$raised' },
      phone: { maxInlineSize: 'calc($sizes$sheet - $space$5)', boxShadow: '$raised' },
      // A sheet of A4.
      print: { maxInlineSize: 'calc($sizes$narrow + $space$5)', boxShadow: '$raised' },
    },
    waiting: { true: { visibility: 'hidden' } },
  },
});

const Notice = styled('div', {
  gridArea: '1 / 1',
  zIndex: '$raised',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  padding: '$5',
});

export type StageWidth = 'desktop' | 'tablet' | 'phone' | 'print';

interface StageProps {
  /** Address of the page in the editor; undefined until a page is chosen. */
  address: string | undefined;
  /** Incremented to load the same address again. */
  reloadCount: number;
  width: StageWidth;
  title: string;
  /** Called with the frame of a loaded page, and with undefined after it is unloaded. */
  onFrameChange: (frame: HTMLIFrameElement | undefined) => void;
  /**
   * Updates a loaded frame to the newest version of its page. Resolves with false if it must be loaded
   * again.
   */
  onPatch: (frame: HTMLIFrameElement, signal: AbortSignal) => Promise<boolean>;
}

interface PageVersion {
  address: string;
  reloadCount: number;
}

/** A page in a frame, which may have been patched to a newer version since it was loaded. */
interface LoadedPage extends PageVersion {
  /** Key of the version that the frame was loaded with. */
  key: string;
}

/**
 * The page in a frame. A new version replaces only the blocks that changed. If that is not possible, the new
 * version is
 * loaded in a second, hidden frame, which replaces the first one at the same scroll position when it is
 * complete.
 */
export function Stage({ address, reloadCount, width, title, onFrameChange, onPatch }: StageProps) {
  const [shownPage, setShownPage] = useState<LoadedPage>();
  /** Key of a version that could not be patched and must be loaded. */
  const [keyToLoad, setKeyToLoad] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const framesRef = useRef(new Map<string, HTMLIFrameElement>());
  const requestedPage = address === undefined ? undefined : { address, reloadCount };
  const isSame = shownPage && requestedPage && toKey(shownPage) === toKey(requestedPage);
  useEffect(() => {
    const page = shownPage && framesRef.current.get(shownPage.key)?.contentDocument;
    if (width === 'print' && page) return showAsPrinted(page);
  }, [shownPage, width]);

  const requestedKey = requestedPage && toKey(requestedPage);
  const isPatching = !isSame && shownPage?.address === address && keyToLoad !== requestedKey;
  const nextPage = requestedPage && { ...requestedPage, key: toKey(requestedPage) };
  const pages = [shownPage, isSame || isPatching ? undefined : nextPage].filter(
    (frame) => frame !== undefined,
  );

  useEffect(() => {
    const frame = isPatching && shownPage ? framesRef.current.get(shownPage.key) : undefined;
    if (!frame) return undefined;
    const abortController = new AbortController();
    void onPatch(frame, abortController.signal).then((isPatched) => {
      if (abortController.signal.aborted) return;
      if (isPatched)
        setShownPage((previousPage) => previousPage && { ...previousPage, reloadCount });
      else setKeyToLoad(requestedKey);
    });
    return () => abortController.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [isPatching, requestedKey]);

  useEffect(() => {
    setHasFailed(false);
  }, [address, reloadCount]);

  function handleLoad(frame: LoadedPage, element: HTMLIFrameElement): void {
    const page = element.contentDocument;
    // An error response, such as a 401, has no main area.
    if (!page?.querySelector('[data-area="main"]')) return setHasFailed(true);
    const previousFrame = shownPage && framesRef.current.get(shownPage.key);
    if (previousFrame && shownPage.address === frame.address && previousFrame !== element) {
      element.contentWindow?.scrollTo({
        top: previousFrame.contentWindow?.scrollY,
        behavior: 'instant',
      });
    }
    setShownPage(frame);
    onFrameChange(element);
  }

  return (
    <Main aria-busy={!isSame} data-region="page">
      {pages.map((frame) => (
        <Frame
          key={frame.key}
          ref={(element) => {
            if (element) framesRef.current.set(frame.key, element);
            else framesRef.current.delete(frame.key);
          }}
          src={frame.address}
          title={title}
          width={width}
          waiting={frame !== shownPage}
          onLoad={(event) => handleLoad(frame, event.currentTarget)}
        />
      ))}
      {hasFailed && (
        <Notice role="alert">
          <Text>{texts.pageFailed}</Text>
          <Button type="button" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {!shownPage && !hasFailed && address !== undefined && (
        <Notice role="status">
          <Spinner />
          <Text color="muted">{texts.loadingPage}</Text>
        </Notice>
      )}
    </Main>
  );
}

const toKey = ({ address, reloadCount }: PageVersion) => `${reloadCount} ${address}`;
