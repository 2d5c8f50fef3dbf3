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

const NoResults = styled(Text, { paddingBlock: '$6' });

/**
 * A list of stories, filtered by tag and split into pages. Every choice is a link with a separate address; in
 * the browser the list changes in place (StoryList.client.ts).
 */
export function StoryList(props: WithData<StoryListProps, StoryListData>) {
  const { Title, TitleTag = 'h2', Text: text, showDates = false, data } = props;
  const { highlightLatestStory = false } = props;
  const message = useMessages();
  if (!data) return null;
  const { stories, newestHref, layout } = data;
  const [latest] = stories;
  const highlighted = highlightLatestStory && !newestHref ? latest : undefined;
  const otherStories = highlighted ? stories.slice(1) : stories;
  const titleLevel = headingLevels[TitleTag];
  const level = Title && titleLevel === 1 ? 2 : Title ? 3 : 2;
  const firstTagName = ({ tagIds }: (typeof stories)[number]) =>
    data.tags.find(({ id }) => tagIds.includes(id))?.value;
  return (
    <Section padding="small" {...clientScript('StoryList')}>
      <Stack gap={6}>
        {(Title || text) && (
          <Stack gap={3}>
            {Title && (
              <Heading level={titleLevel} size={titleLevel === 1 ? 1 : 2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text size="lead" color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <StoryListControls data={data} />
        <Results data-story-results="">
          {/* Always rendered, so that the page has its CSS rules when a filter finds nothing. */}
          <NoResults color="muted" hidden={stories.length > 0}>
            {message('storyNoResults')}
          </NoResults>
          {highlighted && (
            <StoryCard
              story={highlighted}
              variant="highlight"
              level={level}
              showDate={showDates}
              mark={firstTagName(highlighted)}
              priority
            />
          )}
          {otherStories.length > 0 && (
            <StoryGrid
              role="list"
              columns={layout === 'list' ? 'rows' : highlightLatestStory ? 'three' : 'four'}
              data-story-items=""
            >
              {otherStories.map((story) => (
                <li key={story.id}>
                  <StoryCard
                    story={story}
                    variant={layout === 'list' ? 'row' : 'card'}
                    level={level}
                    showDate={showDates}
                    mark={firstTagName(story)}
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
