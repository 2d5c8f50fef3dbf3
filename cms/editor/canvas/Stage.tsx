import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { showAsPrinted } from './showAsPrinted';
import { texts } from '../texts';

const Ground = styled('main', {
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
  /** Address of the page as the editor shows it; undefined while none is chosen. */
  address: string | undefined;
  /** Grows when the same address shall be fetched anew. */
  round: number;
  width: StageWidth;
  title: string;
  /** A page is there; undefined when the one before is gone. */
  onPage: (frame: HTMLIFrameElement | undefined) => void;
}

interface Shown {
  address: string;
  round: number;
}

/**
 * The page in a frame. A new version is fetched behind the one in sight and takes its place when it
 * is complete, scrolled to where that one was.
 */
export function Stage({ address, round, width, title, onPage }: StageProps) {
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const wanted = address === undefined ? undefined : { address, round };
  const isSame = shown && wanted && keyOf(shown) === keyOf(wanted);
  useEffect(() => {
    const page = shown && frames.current.get(keyOf(shown))?.contentDocument;
    if (width === 'print' && page) return showAsPrinted(page);
  }, [shown, width]);

  const all = [shown, isSame ? undefined : wanted].filter((frame) => frame !== undefined);

  useEffect(() => {
    setFailed(false);
  }, [address, round]);

  function loaded(frame: Shown, element: HTMLIFrameElement): void {
    const page = element.contentDocument;
    // An answer of the server that is no page, such as a 401, has no shell around it.
    if (!page?.querySelector('[data-area="main"]')) return setFailed(true);
    const before = shown && frames.current.get(keyOf(shown));
    if (before && shown.address === frame.address && before !== element) {
      element.contentWindow?.scrollTo({ top: before.contentWindow?.scrollY, behavior: 'instant' });
    }
    setShown(frame);
    onPage(element);
  }

  return (
    <Ground aria-busy={!isSame}>
      {all.map((frame) => (
        <Frame
          key={keyOf(frame)}
          ref={(element) => {
            if (element) frames.current.set(keyOf(frame), element);
            else frames.current.delete(keyOf(frame));
          }}
          src={frame.address}
          title={title}
          width={width}
          waiting={frame !== shown}
          onLoad={(event) => loaded(frame, event.currentTarget)}
        />
      ))}
      {failed && (
        <Notice role="alert">
          <Text>{texts.pageFailed}</Text>
          <Button type="button" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {!shown && !failed && address !== undefined && (
        <Notice role="status">
          <Spinner />
          <Text tone="muted">{texts.loadingPage}</Text>
        </Notice>
      )}
    </Ground>
  );
}

const keyOf = ({ address, round }: Shown) => `${round} ${address}`;
