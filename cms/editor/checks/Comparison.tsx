import { useEffect, useRef, useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { BarGroup } from '../barParts';
import { texts as editorTexts } from '../texts';
import { ToolButton } from '../ToolButton';
import { publishTexts as texts } from '../publishing/publishTexts';
import { keysOf } from '../../../domain/typedKeys';
import { scrollTogether } from './scrollTogether';

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3',
  paddingBlockStart: '$3',
});

const Side = styled('figure', { display: 'grid', gap: '$2', margin: 0, minInlineSize: 0 });

const Window = styled('div', {
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

const widths = { desktop: 1440, tablet: 820, phone: 390 } as const;
type Width = keyof typeof widths;

/** Windows with room for two phones beside each other, in px, and not for more. */
const NARROW = 768;

interface ComparisonProps {
  published: string;
  draft: string;
  /** Visitors see a version of the page. */
  isPublic: boolean;
}

/** The page as visitors see it beside the page as they would, both in windows of one width, scrolled together. */
export function Comparison({ published, draft, isPublic }: ComparisonProps) {
  const [width, setWidth] = useState<Width>(() =>
    window.innerWidth < NARROW ? 'phone' : 'desktop',
  );
  const [frames, setFrames] = useState<Record<string, HTMLIFrameElement>>({});

  useEffect(() => {
    const windows = Object.values(frames).flatMap(({ contentWindow }) => contentWindow ?? []);
    return scrollTogether(windows);
  }, [frames]);

  const loaded = (name: string) => (frame: HTMLIFrameElement) =>
    setFrames((before) => ({ ...before, [name]: frame }));
  return (
    <>
      <BarGroup framed role="group" aria-label={texts.widths}>
        {keysOf(widths).map((one) => (
          <ToolButton
            key={one}
            label={editorTexts.widths[one]}
            pressed={width === one}
            onPress={() => setWidth(one)}
          >
            {editorTexts.widths[one]}
          </ToolButton>
        ))}
      </BarGroup>
      <Pair>
        <Side>
          <Text as="figcaption" size="small" weight="medium">
            {texts.published}
          </Text>
          {isPublic ? (
            <Scaled
              address={published}
              title={texts.published}
              width={widths[width]}
              onLoad={loaded('published')}
            />
          ) : (
            <Text size="small" tone="muted">
              {texts.notPublic}
            </Text>
          )}
        </Side>
        <Side>
          <Text as="figcaption" size="small" weight="medium">
            {texts.draft}
          </Text>
          <Scaled
            address={draft}
            title={texts.draft}
            width={widths[width]}
            onLoad={loaded('draft')}
          />
        </Side>
      </Pair>
    </>
  );
}

interface ScaledProps {
  address: string;
  title: string;
  /** Of the page's window, in px, whatever room there is. */
  width: number;
  onLoad: (frame: HTMLIFrameElement) => void;
}

/** A page in a window of a width, as large as there is room for. */
function Scaled({ address, title, width, onLoad }: ScaledProps) {
  const room = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ inline: 0, block: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setBox({ inline: element.clientWidth, block: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, box.inline / width);
  return (
    <Window ref={room}>
      {scale > 0 && (
        <Frame
          src={address}
          title={title}
          style={{
            width,
            height: box.block / scale,
            transform: `scale(${scale})`,
            // In the middle where there is more room than it takes.
            insetInlineStart: Math.max(0, (box.inline - width * scale) / 2),
          }}
          onLoad={(event) => onLoad(event.currentTarget)}
        />
      )}
    </Window>
  );
}
