import type { ReactNode } from 'react';
import { button, Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { css, styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import { clientScript } from '../../../../rendering/clientScript';

const Frame = styled('div', {
  ...toneStyle('dark'),
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '16 / 9',
  // If the text needs more height than this ratio gives, the box grows only in height.
  inlineSize: '100%',
  // Never higher than the window; centred where that makes it narrower than its container.
  maxInlineSize: 'calc(96svh * 16 / 9)',
  marginInline: 'auto',
  borderRadius: '$card',
  overflow: 'clip',
  '& > iframe': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
  },
  '& > img': { zIndex: '$behind' },
  // A film cannot be printed.
  '@print': { display: 'none' },
});

const Question = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  padding: '$5',
  '@md': { padding: '$6' },
  variants: {
    pictured: {
      true: {
        backgroundImage: 'linear-gradient(to top, $colors$bg 55%, $colors$scrimClear)',
        paddingBlockStart: '$8',
      },
      false: { placeSelf: 'center', justifyItems: 'center', textAlign: 'center' },
    },
  },
});

const onlyWithScript = css({ '@noScript': { display: 'none' } });
const onlyWithoutScript = css({ display: 'none', '@noScript': { display: 'inline-flex' } });

/** Address of the provider's player; autoplay is allowed only when muted. */
function playerAddress(id: string, hasControlBar: boolean): string {
  const query = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    playsinline: '1',
    rel: '0',
    controls: hasControlBar ? '1' : '0',
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

export interface ProviderFilmProps {
  /** Result of `findFilmId`. */
  id: string;
  /** Name of the film for screen readers. */
  title: string;
  hasControlBar: boolean;
  /** Picture that is shown until the film plays. It must fill its frame. */
  children?: ReactNode;
}

/**
 * A film of the video provider. No request is made to the provider before the visitor agrees, here or in the
 * cookie settings (ProviderFilm.client.ts); without JavaScript there is a link to the film.
 */
export function ProviderFilm({ id, title, hasControlBar, children }: ProviderFilmProps) {
  const message = useMessages();
  return (
    <Frame
      {...clientScript('ProviderFilm')}
      data-src={playerAddress(id, hasControlBar)}
      data-title={title || message('film')}
    >
      {children}
      <Question pictured={Boolean(children)}>
        <Text size="small" measured>
          {message('youtubeConsentText')}
        </Text>
        <Button type="button" variant="onDark" className={onlyWithScript()} data-agree="">
          <Icon name="play" />
          {message('youtubeConsentButton')}
        </Button>
        <Link
          variant="none"
          href={`https://www.youtube.com/watch?v=${id}`}
          className={`${button({ variant: 'onDark' })} ${onlyWithoutScript()}`}
        >
          <Icon name="external" />
          {message('youtubeLink')}
        </Link>
      </Question>
    </Frame>
  );
}
