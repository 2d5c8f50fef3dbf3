import { useEffect, useRef, useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { BarGroup } from '../barSections';
import { texts as editorTexts } from '../texts';
import { ToolButton } from '../ToolButton';
import { publishTexts as texts } from '../publishing/publishTexts';
import { keysOf } from '../../../domain/typedKeys';
import { syncScroll } from './syncScroll';

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3',
  paddingBlockStart: '$3',
});

const Side = styled('figure', { display: 'grid', gap: '$2', margin: 0, minInlineSize: 0 });

const Viewport = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  blockSize: '60dvh',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$surface',
});

const Frame = styled('iframe', {
  position: 'absolute',
  insetBlockStart: 0,
  border: 0,
  transformOrigin: '0 0',
  backgroundColor: '$bg',
});

const WIDTHS_PX = { desktop: 1440, tablet: 820, phone: 390 } as const;
type Width = keyof typeof WIDTHS_PX;

/** Below this window width, in px, there is only space for two phones next to each other. */
const NARROW_PX = 768;

interface ComparisonProps {
  published: string;
  draft: string;
  /** Whether the page is published; otherwise there is only the draft. */
  isPublic: boolean;
}

/** The public page next to its draft, in windows of equal width that scroll together. */
export function Comparison({ published, draft, isPublic }: ComparisonProps) {
  const [width, setWidth] = useState<Width>(() =>
    window.innerWidth < NARROW_PX ? 'phone' : 'desktop',
  );
  const [frames, setFrames] = useState<Record<string, HTMLIFrameElement>>({});

  useEffect(() => {
    const frameWindows = Object.values(frames).flatMap(({ contentWindow }) => contentWindow ?? []);
    return syncScroll(frameWindows);
  }, [frames]);

  const createLoadHandler = (name: string) => (frame: HTMLIFrameElement) =>
    setFrames((previous) => ({ ...previous, [name]: frame }));
  return (
    <>
      <BarGroup framed role="group" aria-label={texts.widths}>
        {keysOf(WIDTHS_PX).map((option) => (
          <ToolButton
            key={option}
            label={editorTexts.widths[option]}
            pressed={width === option}
            onPress={() => setWidth(option)}
          >
            {editorTexts.widths[option]}
          </ToolButton>
        ))}
      </BarGroup>
      <Pair>
        <Side>
          <Text as="figcaption" size="small" weight="medium">
            {texts.published}
          </Text>
          {isPublic ? (
            <ScaledPage
              address={published}
              title={texts.published}
              width={WIDTHS_PX[width]}
              onLoad={createLoadHandler('published')}
            />
          ) : (
            <Text size="small" color="muted">
              {texts.notPublic}
            </Text>
          )}
        </Side>
        <Side>
          <Text as="figcaption" size="small" weight="medium">
            {texts.draft}
          </Text>
          <ScaledPage
            address={draft}
            title={texts.draft}
            width={WIDTHS_PX[width]}
            onLoad={createLoadHandler('draft')}
          />
        </Side>
      </Pair>
    </>
  );
}

interface ScaledPageProps {
  address: string;
  title: string;
  /** Width of the page's viewport in px; the page is scaled to the available space. */
  width: number;
  onLoad: (frame: HTMLIFrameElement) => void;
}

/** A page in a viewport of a fixed width, scaled down to the available space. */
function ScaledPage({ address, title, width, onLoad }: ScaledPageProps) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ inline: 0, block: 0 });
  useEffect(() => {
    const element = viewportRef.current;
    if (!element) return;
    const measure = () => setBox({ inline: element.clientWidth, block: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, box.inline / width);
  return (
    <Viewport ref={viewportRef}>
      {scale > 0 && (
        <Frame
          src={address}
          title={title}
          style={{
            width,
            height: box.block / scale,
            transform: `scale(${scale})`,
            // Centres the page if there is more space than it needs.
            insetInlineStart: Math.max(0, (box.inline - width * scale) / 2),
          }}
          onLoad={(event) => onLoad(event.currentTarget)}
        />
      )}
    </Viewport>
  );
}
