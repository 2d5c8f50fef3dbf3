import { Button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryListData } from './StoryList.data';

const End = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  paddingBlockStart: '$4',
});

/** The end of what is shown: how much of it there is, and the way to more. */
export function StoryListEnd({ data }: { data: StoryListData }) {
  const message = useMessages();
  const { stories, total, moreHref, newestHref } = data;
  if (stories.length === 0) return null;
  // The browser fills in how many it shows as it adds more (StoryList.client.ts).
  const pattern = fillIn(message('storySummary'), { total });
  return (
    <End data-story-end="">
      {/* After a mark of the platform's nobody knows how many stories came before. */}
      {!newestHref && (
        <Text size="small" tone="muted" role="status" data-story-summary={pattern}>
          {fillIn(pattern, { shown: stories.length })}
        </Text>
      )}
      {moreHref && (
        <Button as="a" href={moreHref} variant="outline" data-story-more="">
          {message('storyMore')}
        </Button>
      )}
      {newestHref && (
        <Link href={newestHref} look="standalone">
          {message('storyNewest')}
        </Link>
      )}
    </End>
  );
}
