import { button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryTeaserBackground, StoryTeaserProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { StoryCard } from '../../features/stories/ui/StoryCard';
import { StoryGrid } from '../../features/stories/ui/StoryGrid';
import type { StoryTeaserData } from './StoryTeaser.data';

const tones = { Default: 'default', Surface: 'surface' } as const satisfies Record<
  StoryTeaserBackground,
  string
>;

const Layout = styled('div', { display: 'grid', gap: '$7' });

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$4',
});

/** The latest stories and a link to all; renders nothing if there are none. */
export function StoryTeaser(props: WithData<StoryTeaserProps, StoryTeaserData>) {
  const { Title, showDates = false, LinkText, BackgroundColor = 'Default', data } = props;
  const message = useMessages();
  if (!data || data.stories.length === 0) return null;
  const { stories, indexHref } = data;
  return (
    <Section tone={tones[BackgroundColor]}>
      <Layout>
        <Header>
          <Heading level={2}>
            {Title ? <FieldText field={Title} /> : message('storyTeaserTitle')}
          </Heading>
          {indexHref && (
            <Link variant="none" className={button({ variant: 'outline' })} href={indexHref}>
              {LinkText ? <FieldText field={LinkText} /> : message('storyAll')}
              <Icon name="arrow" />
            </Link>
          )}
        </Header>
        <StoryGrid role="list" columns="three">
          {stories.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} level={3} showDate={showDates} />
            </li>
          ))}
        </StoryGrid>
      </Layout>
    </Section>
  );
}
