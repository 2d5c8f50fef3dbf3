import { useCallback, useEffect, useRef, useState } from 'react';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import { BarGroup } from '../../barParts';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { siteTexts } from '../siteTexts';
import { keysOf } from '../../../../domain/typedKeys';
import { menuTexts as texts } from './menuTexts';
import { useLoaded } from '../../useLoaded';

/** Windows that are looked at, in CSS pixels. */
const windows = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof windows;
const widths = keysOf(windows);

const Widths = styled('div', { display: 'flex' });

const Room = styled('div', {
  position: 'relative',
  blockSize: 'min(70dvh, $sizes$form)',
  marginBlockStart: '$2',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface',
  overflow: 'hidden',
});

const Frame = styled('iframe', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  border: 0,
  backgroundColor: '$bg',
  transformOrigin: 'top center',
});

interface MenuPreviewProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  part: 'MENUS' | 'FOOTER';
  /** Another one when something was saved. */
  round: object;
}

/** The front page with the drafts of header and footer, in the width of a phone, a tablet or a desk. */
export function MenuPreview({ view, part, round }: MenuPreviewProps) {
  const { authoring, place } = view;
  const [width, setWidth] = useState<Width>('desktop');
  const [size, setSize] = useState<{ inline: number; block: number }>({
    inline: windows.desktop,
    block: 400,
  });
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const { value: pages, failure } = useLoaded(
    useCallback(
      () => authoring.listPages(place.site.name, place.language),
      [authoring, place.site.name, place.language],
    ),
  );
  const home = pages?.find(({ route }) => route === '/')?.itemId;

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ inline: entry.contentRect.width, block: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else frame.current?.contentWindow?.location.reload();
  }, [round]);

  const scale = Math.min(1, size.inline / windows[width]);
  const query = {
    mode: 'preview',
    route: '/',
    sc_site: place.site.name,
    sc_itemid: home ?? '',
    sc_lang: place.language,
  };
  return (
    <section aria-label={texts.previewOf(siteTexts.parts[part])}>
      <Widths>
        <BarGroup role="group" aria-label={texts.width} framed>
          {widths.map((one) => (
            <ToolButton
              key={one}
              label={texts.widths[one]}
              pressed={width === one}
              onPress={() => setWidth(one)}
            >
              {texts.widths[one]}
            </ToolButton>
          ))}
        </BarGroup>
      </Widths>
      <Room ref={room}>
        {failure && (
          <Text role="alert" tone="danger">
            {texts.previewFailed}
          </Text>
        )}
        {home !== undefined && (
          <Frame
            ref={frame}
            src={`/_edit/page?${new URLSearchParams(query)}`}
            title={texts.previewOf(siteTexts.parts[part])}
            style={{
              inlineSize: `${windows[width]}px`,
              blockSize: `${size.block / scale}px`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
            onLoad={(event) => {
              if (part === 'FOOTER') showFooter(event.currentTarget.contentDocument);
            }}
          />
        )}
      </Room>
    </section>
  );
}

function showFooter(page: Document | null): void {
  const area = page?.querySelector('[data-area="footer"]');
  // Only the page in the frame: scrolling into view would move what stands around it as well.
  const top = (area?.getBoundingClientRect().top ?? 0) + (page?.defaultView?.scrollY ?? 0);
  page?.defaultView?.scrollTo({ top, behavior: 'instant' });
}
