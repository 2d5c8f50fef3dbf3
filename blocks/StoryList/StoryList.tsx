import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryListProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import { StoryCard } from '../../features/stories/ui/StoryCard';
import { StoryGrid } from '../../features/stories/ui/StoryGrid';
import type { StoryListData } from './StoryList.data';
import { StoryListControls } from './StoryListControls';
import { StoryListEnd } from './StoryListEnd';

const Results = styled('div', {
  display: 'grid',
  gap: '$7',
  '@motion': { transition: 'opacity $base' },
  '&[aria-busy="true"]': { opacity: 0.45 },
});

const Nothing = styled(Text, { paddingBlock: '$6' });

/**
 * Stories to choose from by tag, a page at a time. Every choice is a link to an address of its own;
 * in the browser the list then changes in place (StoryList.client.ts).
 */
export function StoryList(props: WithData<StoryListProps, StoryListData>) {
  const { Title, TitleTag = 'h2', Text: text, showDates = false, data } = props;
  const { highlightLatestStory = false } = props;
  const message = useMessages();
  if (!data) return null;
  const { stories, newestHref, layout } = data;
  const [latest] = stories;
  const highlighted = highlightLatestStory && !newestHref ? latest : undefined;
  const others = highlighted ? stories.slice(1) : stories;
  const titleLevel = headingLevels[TitleTag];
  const level = Title && titleLevel === 1 ? 2 : Title ? 3 : 2;
  const markOf = ({ tagIds }: (typeof stories)[number]) =>
    data.tags.find(({ id }) => tagIds.includes(id))?.value;
  return (
    <Section space="small" {...clientScript('StoryList')}>
      <Stack gap={6}>
        {(Title || text) && (
          <Stack gap={3}>
            {Title && (
              <Heading level={titleLevel} size={titleLevel === 1 ? 1 : 2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text size="lead" tone="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <StoryListControls data={data} />
        <Results data-story-results="">
          {/* Always there, so that the page has its looks when a choice leaves nothing. */}
          <Nothing tone="muted" hidden={stories.length > 0}>
            {message('storyNoResults')}
          </Nothing>
          {highlighted && (
            <StoryCard
              story={highlighted}
              look="highlight"
              level={level}
              showDate={showDates}
              mark={markOf(highlighted)}
              priority
            />
          )}
          {others.length > 0 && (
            <StoryGrid
              role="list"
              columns={layout === 'list' ? 'rows' : highlightLatestStory ? 'three' : 'four'}
              data-story-items=""
            >
              {others.map((story) => (
                <li key={story.id}>
                  <StoryCard
                    story={story}
                    look={layout === 'list' ? 'row' : 'card'}
                    level={level}
                    showDate={showDates}
                    mark={markOf(story)}
                  />
                </li>
              ))}
            </StoryGrid>
          )}
          <StoryListEnd data={data} />
        </Results>
      </Stack>
    </Section>
  );
}
