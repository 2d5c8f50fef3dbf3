import { useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

const Frame = styled('div', {
  ...toneStyle('dark'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$4',
  aspectRatio: '16 / 9',
  padding: '$5',
  borderRadius: '$card',
  overflow: 'clip',
  textAlign: 'center',
  '& iframe': { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', border: 0 },
  variants: { playing: { true: { padding: 0, placeContent: 'stretch' } } },
});

export interface YoutubeEmbedProps {
  videoId: string;
  title: string;
  hasControlBar: boolean;
  /** What agreeing means, and the button that agrees. */
  labels: { text: string; button: string };
}

/** A film from the provider, fetched only once the visitor has agreed to contact it. */
export function YoutubeEmbed({ videoId, title, hasControlBar, labels }: YoutubeEmbedProps) {
  const [agreed, setAgreed] = useState(false);
  if (agreed) {
    const query = new URLSearchParams({
      ...{ autoplay: '1', mute: '1', playsinline: '1', rel: '0' },
      controls: hasControlBar ? '1' : '0',
    });
    const src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?${query}`;
    return (
      <Frame playing>
        <iframe
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <Text size="small" measured>
        {labels.text}
      </Text>
      <Button variant="onDark" onClick={() => setAgreed(true)}>
        <Icon name="play" />
        {labels.button}
      </Button>
    </Frame>
  );
}
