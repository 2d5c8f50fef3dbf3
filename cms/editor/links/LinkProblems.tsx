import { useCallback } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import type { PageItem } from '../items/usePageItem';
import { NoteBox } from '../pages/pageLook';
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

/** Beside the page: its links that visitors could not follow. Nothing when all is well. */
export function LinkProblems({ authoring, page }: LinkProblemsProps) {
  // The page itself says when the platform cannot be reached.
  const { value: problems = [] } = useLoaded(
    // Asked again with every change of the page.
    useCallback(() => readLinkProblems(authoring, page.itemId, page.language), [authoring, page]),
  );
  return (
    <div role="status">
      {problems.length > 0 && (
        <NoteBox tone="warning">
          <Icon name="warning" />
          <div>
            <Text size="small" weight="bold">
              {texts.problems(problems.length)}
            </Text>
            <List>
              {problems.map(({ kind, text, href, itemId: of, field }, index) => (
                <li key={`${of} ${field} ${index}`}>
                  {texts.problem(text, href, texts.problemKinds[kind])}
                </li>
              ))}
            </List>
          </div>
        </NoteBox>
      )}
    </div>
  );
}
