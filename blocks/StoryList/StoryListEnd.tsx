import { Button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryListData } from './StoryList.data';

const ListEnd = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  paddingBlockStart: '$4',
});

/** The end of the list: the number of stories shown, and the link to more. */
export function StoryListEnd({ data }: { data: StoryListData }) {
  const message = useMessages();
  const { stories, total, moreHref, newestHref } = data;
  if (stories.length === 0) return null;
  // Script updates the number of shown stories (StoryList.client.ts).
  const pattern = fillIn(message('storySummary'), { total, shown: '{shown}' });
  return (
    <ListEnd data-story-end="">
      {/* After the platform's cursor the number of earlier stories is unknown. */}
      {!newestHref && (
        <Text size="small" color="muted" role="status" data-story-summary={pattern}>
          {fillIn(pattern, { shown: stories.length })}
        </Text>
      )}
      {moreHref && (
        <Button as="a" href={moreHref} variant="outline" data-story-more="">
          {message('storyMore')}
        </Button>
      )}
      {newestHref && (
        <Link href={newestHref} variant="standalone">
          {message('storyNewest')}
        </Link>
      )}
    </ListEnd>
  );
}
