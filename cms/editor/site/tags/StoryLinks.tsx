import { styled } from '../../../../design-system/stitches';
import type { ViewProps } from '../../views/view.types';
import type { TagUse } from '../siteApi';

const List = styled('ul', {
  display: 'grid',
  gap: '$1',
  maxBlockSize: '$column',
  margin: 0,
  paddingInlineStart: '$4',
  overflowY: 'auto',
  fontSize: '$small',
});

const StoryButton = styled('button', {
  minBlockSize: '$space$6',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$link',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});

interface StoryLinksProps {
  uses: readonly TagUse[];
  view: Pick<ViewProps, 'place' | 'onOpenPage'>;
}

/** The stories that have a tag. Each opens in the page editor. */
export function StoryLinks({ uses, view: { place, onOpenPage } }: StoryLinksProps) {
  return (
    <List>
      {uses.map(({ storyId, title, route }) => (
        <li key={storyId}>
          <StoryButton type="button" onClick={() => onOpenPage({ ...place, route })}>
            {title}
          </StoryButton>
        </li>
      ))}
    </List>
  );
}
