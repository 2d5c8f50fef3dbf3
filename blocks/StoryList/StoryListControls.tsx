import { Chip } from '../../design-system/components/Chip/Chip';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryListData } from './StoryList.data';

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
});

const Tags = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Layouts = styled('div', {
  display: 'inline-flex',
  marginInlineStart: 'auto',
  border: '1px solid $border',
  borderRadius: '$control',
  overflow: 'clip',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$touch',
    blockSize: '$touch',
    color: '$muted',
    '@hover': { '&:hover': { color: '$text' } },
    '&[aria-current]': { backgroundColor: '$primary', color: '$onPrimary' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '@forcedColors': {
      '&[aria-current]': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
});

const layouts = [
  { name: 'grid', icon: 'grid', label: 'storyGrid' },
  { name: 'list', icon: 'list', label: 'storyRows' },
] as const;

/** Choice of tags and layout: each option is a link to the list with that choice. */
export function StoryListControls({ data }: { data: StoryListData }) {
  const message = useMessages();
  const { tags, allHref, layout } = data;
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? 'true' : undefined);
  return (
    <Bar>
      {tags.length > 0 && (
        <nav aria-label={message('storyTags')}>
          <Tags role="list">
            <li>
              <Chip
                href={allHref}
                aria-current={ariaCurrent(!tags.some(({ isSelected: selected }) => selected))}
                data-story-choice="all"
              >
                {message('storyShowAll')}
              </Chip>
            </li>
            {tags.map(({ key, value, isSelected: selected, href }) => (
              <li key={key}>
                <Chip
                  href={href}
                  aria-current={ariaCurrent(selected)}
                  data-story-choice={`tag-${key}`}
                >
                  {selected && <Icon name="check" />}
                  {value}
                </Chip>
              </li>
            ))}
          </Tags>
        </nav>
      )}
      <Layouts role="group" aria-label={message('storyLayout')}>
        {layouts.map(({ name, icon, label }) => (
          <Link
            key={name}
            variant="none"
            href={data.layoutHrefs[name]}
            aria-current={ariaCurrent(layout === name)}
            data-story-choice={name}
          >
            <Icon name={icon} />
            <VisuallyHidden>{message(label)}</VisuallyHidden>
          </Link>
        ))}
      </Layouts>
    </Bar>
  );
}
