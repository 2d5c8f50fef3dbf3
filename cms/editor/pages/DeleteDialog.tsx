import { useCallback } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { useLoaded } from '../useLoaded';
import { NoteBox } from './pageLook';
import { isBelow } from './pageRows';
import { deletePage, readLinksTo, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

const List = styled('ul', { margin: 0, paddingInlineStart: '$4' });

interface DeleteDialogProps {
  authoring: Authoring;
  node: PageNode;
  nodes: readonly PageNode[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a page goes into the bin, and says which pages link to it. */
export function DeleteDialog({ authoring, node, nodes, onDone, onClose }: DeleteDialogProps) {
  const { itemId } = node;
  const { value: links, failure } = useLoaded(
    useCallback(() => readLinksTo(authoring, itemId), [authoring, itemId]),
  );
  const below = nodes.filter((one) => one.template && isBelow(nodes, one, itemId)).length;
  const origins = [...new Map(links?.map((link) => [link.itemId ?? '', link])).values()];

  async function send(): Promise<undefined> {
    await deletePage(authoring, itemId);
    onDone();
  }

  return (
    <FormDialog
      title={texts.deleteTitle(node.displayName)}
      send={texts.deleteIt}
      failure={failure}
      onSend={send}
      onClose={onClose}
    >
      <Text>{texts.deleteCount(below)}</Text>
      <div role="status">
        {!links && !failure && <Text size="small">{texts.countingLinks}</Text>}
        {links && origins.length === 0 && <Text size="small">{texts.noLinks}</Text>}
        {origins.length > 0 && (
          <NoteBox tone="warning">
            <Icon name="warning" />
            <div>
              <Text size="small" weight="bold">
                {texts.links(origins.length)}
              </Text>
              <List>
                {origins.slice(0, 10).map(({ itemId: from, displayName, route }) => (
                  <li key={from ?? ''}>{from ? `${displayName} — ${route}` : texts.sharedParts}</li>
                ))}
              </List>
            </div>
          </NoteBox>
        )}
      </div>
    </FormDialog>
  );
}
