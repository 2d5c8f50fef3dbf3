import { Icon } from '../../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import { keysOf } from '../../../../domain/typedKeys';
import { mediaModes, panelId, tabId } from './mediaModes';

/** Over the lower edge of the pictures, so that nothing moves when it appears. */
const List = styled('div', {
  ...toneStyle('dark'),
  position: 'absolute',
  insetBlockEnd: '$2',
  insetInlineStart: '50%',
  zIndex: '$raised',
  transform: 'translateX(-50%)',
  display: 'flex',
  maxInlineSize: 'calc(100% - 2 * $space$2)',
  padding: '$1',
  borderRadius: '$round',
  // In a narrow window, or with large fonts, the tabs scroll.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@md': { insetBlockEnd: '$3' },
  '&[hidden]': { display: 'none' },
  '@print': { display: 'none' },
  '@forcedColors': { border: '1px solid CanvasText' },
});

const Tab = styled('button', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '$2',
  // Lower on phones, where the pictures are smaller.
  minBlockSize: 'calc($sizes$touch - $space$3)',
  margin: 0,
  padding: '$1 $3',
  border: 0,
  borderRadius: '$round',
  backgroundColor: 'transparent',
  color: '$text',
  fontFamily: '$body',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > svg': { display: 'none' },
  '@sm': {
    minBlockSize: 'calc($sizes$touch - $space$2)',
    padding: '$1 $4',
    '& > svg': { display: 'block' },
  },
  '&[hidden]': { display: 'none' },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '@motion': { transition: 'color $fast, background-color $fast' },
  // Inside the tab, where the scrolling row does not clip it, in the text's colour.
  '&:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentColor' },
  '&[aria-selected="true"]': { backgroundColor: '$text', color: '$bg' },
  '@forcedColors': {
    '&[aria-selected="true"]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

/** Tabs of the media modes; script shows the tabs for which the car has media, once that is known. */
export function MediaTabs({ id }: { id: string }) {
  const message = useMessages();
  const modes = keysOf(mediaModes);
  return (
    <List role="tablist" aria-label={message('mediaModes')} data-media-tabs="" hidden>
      {modes.map((mode) => (
        <Tab
          key={mode}
          type="button"
          role="tab"
          id={tabId(id, mode)}
          aria-controls={panelId(id, mode)}
          aria-selected={mode === 'images'}
          tabIndex={mode === 'images' ? 0 : -1}
          data-media-tab={mode}
          hidden={mode !== 'images'}
        >
          <Icon name={mediaModes[mode].icon} />
          {message(mediaModes[mode].label)}
        </Tab>
      ))}
    </List>
  );
}
