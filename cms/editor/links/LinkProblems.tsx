import { useCallback } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import type { PageItem } from '../items/usePageItem';
import { NoteBox } from '../pages/pageStyles';
import { readLinkProblems } from './linksApi';
import { linkTexts as texts } from './linkTexts';
import { useLoaded } from '../useLoaded';

const List = styled('ul', {
  margin: 0,
  paddingInlineStart: '$4',
  '& li + li': { marginBlockStart: '$1' },
});

interface LinkProblemsProps {
  authoring: Authoring;
  page: PageItem;
}

/** The broken links of the page; renders nothing if there are none. */
export function LinkProblems({ authoring, page }: LinkProblemsProps) {
  // A failure is not shown here: the page editor shows that the platform is unreachable.
  const { value: problems = [] } = useLoaded(
    // `page` is a new object after each save, so the problems are loaded again.
    useCallback(() => readLinkProblems(authoring, page.itemId, page.language), [authoring, page]),
  );
  return (
    <div role="status">
      {problems.length > 0 && (
        <NoteBox variant="warning">
          <Icon name="warning" />
          <div>
            <Text size="small" weight="bold">
              {texts.problems({ count: problems.length })}
            </Text>
            <List>
              {problems.map(({ kind, text, href, itemId: linkItemId, field }, index) => (
                <li key={`${linkItemId} ${field} ${index}`}>
                  {text === ''
                    ? texts.problemAt({ href, kind: texts.problemKinds[kind] })
                    : texts.problem({ text, href, kind: texts.problemKinds[kind] })}
                </li>
              ))}
            </List>
          </div>
        </NoteBox>
      )}
    </div>
  );
}
