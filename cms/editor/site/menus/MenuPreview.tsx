import { useCallback, useEffect, useRef, useState } from 'react';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import { BarGroup } from '../../barSections';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { siteTexts } from '../siteTexts';
import { keysOf } from '../../../../domain/typedKeys';
import { menuTexts as texts } from './menuTexts';
import { useLoaded } from '../../useLoaded';

/** Window widths of the preview, in CSS pixels. */
const WIDTHS_PX = { phone: 390, tablet: 820, desktop: 1280 } as const;
type WidthName = keyof typeof WIDTHS_PX;
const widthNames = keysOf(WIDTHS_PX);

const Widths = styled('div', { display: 'flex' });

const FrameArea = styled('div', {
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
  /** A new value after each save, which reloads the preview. */
  refreshKey: object;
}

/** Previews the front page with the drafts of header and footer, as wide as on a phone, tablet or desktop. */
export function MenuPreview({ view, part, refreshKey }: MenuPreviewProps) {
  const { authoring, place } = view;
  const [width, setWidth] = useState<WidthName>('desktop');
  const [areaSize, setAreaSize] = useState<{ inline: number; block: number }>({
    inline: WIDTHS_PX.desktop,
    block: 400,
  });
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const { value: pages, failure } = useLoaded(
    useCallback(
      () => authoring.listPages(place.site.name, place.language),
      [authoring, place.site.name, place.language],
    ),
  );
  const homeId = pages?.find(({ route }) => route === '/')?.itemId;

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAreaSize({ inline: entry.contentRect.width, block: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false;
    else frame.current?.contentWindow?.location.reload();
  }, [refreshKey]);

  const scale = Math.min(1, areaSize.inline / WIDTHS_PX[width]);
  const query = {
    mode: 'preview',
    route: '/',
    sc_site: place.site.name,
    sc_itemid: homeId ?? '',
    sc_lang: place.language,
  };
  return (
    <section aria-label={texts.previewOf({ part: siteTexts.parts[part] })}>
      <Widths>
        <BarGroup role="group" aria-label={texts.width} framed>
          {widthNames.map((name) => (
            <ToolButton
              key={name}
              label={texts.widths[name]}
              pressed={width === name}
              onPress={() => setWidth(name)}
            >
              {texts.widths[name]}
            </ToolButton>
          ))}
        </BarGroup>
      </Widths>
      <FrameArea ref={area}>
        {failure && (
          <Text role="alert" color="danger">
            {texts.previewFailed}
          </Text>
        )}
        {homeId !== undefined && (
          <Frame
            ref={frame}
            src={`/_edit/page?${new URLSearchParams(query)}`}
            title={texts.previewOf({ part: siteTexts.parts[part] })}
            style={{
              inlineSize: `${WIDTHS_PX[width]}px`,
              blockSize: `${areaSize.block / scale}px`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
            onLoad={(event) => {
              if (part === 'FOOTER') scrollToFooter(event.currentTarget.contentDocument);
            }}
          />
        )}
      </FrameArea>
    </section>
  );
}

function scrollToFooter(page: Document | null): void {
  const footer = page?.querySelector('[data-area="footer"]');
  // Scrolls only the page in the frame: scrollIntoView would scroll the editor as well.
  const top = (footer?.getBoundingClientRect().top ?? 0) + (page?.defaultView?.scrollY ?? 0);
  page?.defaultView?.scrollTo({ top, behavior: 'instant' });
}
