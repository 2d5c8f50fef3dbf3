import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryNavigationProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { Story } from '../../features/stories/ui/story';
import type { StoryNavigationData } from './StoryNavigation.data';

const Layout = styled('nav', {
  display: 'grid',
  gap: '$4',
  borderBlockStart: '1px solid $line',
  paddingBlockStart: '$5',
});

/** The older story is on the left, the newer one on the right; a single one stays on its side. */
const NavigationGrid = styled('div', {
  display: 'grid',
  gap: '$4',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$grid' },
});

const StoryAnchor = styled(Link, {
  display: 'grid',
  alignContent: 'start',
  gap: '$2',
  padding: '$4 $5',
  border: '1px solid $line',
  borderRadius: '$card',
  color: '$text',
  textDecoration: 'none',
  '@motion': { transition: 'border-color $fast, background-color $fast' },
  '@hover': { '&:hover': { borderColor: '$border', backgroundColor: '$surface' } },
  variants: {
    side: {
      previous: {},
      next: { '@md': { gridColumn: '2', justifyItems: 'end', textAlign: 'end' } },
    },
  },
});

const Direction = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  color: '$muted',
  fontSize: '$small',
});

const Title = styled('span', { fontWeight: '$semibold', lineHeight: '$snug', textWrap: 'balance' });

/** Links to the previous and the next story, and to the list of stories. */
export function StoryNavigation(props: WithData<StoryNavigationProps, StoryNavigationData>) {
  const { BackText, data } = props;
  const message = useMessages();
  if (!data) return null;
  const { previous, next, backHref } = data;
  return (
    <Section padding="small" width="narrow">
      <Layout aria-label={message('storyNavigation')}>
        {(previous || next) && (
          <NavigationGrid>
            {previous && <StoryLink story={previous} side="previous" />}
            {next && <StoryLink story={next} side="next" />}
          </NavigationGrid>
        )}
        <div>
          <Link href={backHref} variant="standalone">
            <Icon name="arrowLeft" />
            {BackText ? <FieldText field={BackText} /> : message('storyBack')}
          </Link>
        </div>
      </Layout>
    </Section>
  );
}

function StoryLink({ story, side }: { story: Story; side: 'previous' | 'next' }) {
  const message = useMessages();
  return (
    <StoryAnchor
      variant="none"
      href={story.href}
      rel={side === 'next' ? 'next' : 'prev'}
      side={side}
    >
      <Direction>
        {side === 'previous' && <Icon name="arrowLeft" size="small" />}
        {message(side === 'previous' ? 'storyPrevious' : 'storyNext')}
        {side === 'next' && <Icon name="arrow" size="small" />}
      </Direction>
      <Title>{story.title}</Title>
    </StoryAnchor>
  );
}
