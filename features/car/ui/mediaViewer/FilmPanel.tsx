import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import { panelId, tabId } from './mediaModes';

const Panel = styled('div', {
  ...toneStyle('dark'),
  position: 'absolute',
  inset: 0,
  // The tabs must not cover the video's own controls.
  paddingBlockEnd: 'calc($sizes$touch + 2 * $space$2)',
  '&[hidden]': { display: 'none' },
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

/** A video of the car; script sets its address when it is chosen. */
export function FilmPanel({ id, car }: { id: string; car: string }) {
  const message = useMessages();
  return (
    <Panel
      role="tabpanel"
      id={panelId(id, 'video')}
      aria-labelledby={tabId(id, 'video')}
      data-media-panel="video"
      hidden
    >
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the service has no captions; the page's text says what is to be known */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={fillIn(message('mediaVideoOf'), { car })}
      />
    </Panel>
  );
}
