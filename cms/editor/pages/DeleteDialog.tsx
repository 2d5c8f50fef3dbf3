import { useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { NoteBox } from './pageLook';
import { isBelow } from './pageRows';
import { deletePage, readLinksTo, type LinkOrigin, type PageNode } from './pagesApi';
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
  const [links, setLinks] = useState<readonly LinkOrigin[]>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { itemId } = node;
  useEffect(() => {
    let isCurrent = true;
    readLinksTo(authoring, itemId).then(
      (found) => isCurrent && setLinks(found),
      (error: unknown) => isCurrent && setFailure(describeFailure(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, itemId]);
  const below = nodes.filter((one) => one.template && isBelow(nodes, one, itemId)).length;
  const origins = [...new Map(links?.map((link) => [link.itemId ?? '', link])).values()];

  async function send() {
    setBusy(true);
    try {
      await deletePage(authoring, itemId);
      onDone();
    } catch (error) {
      setFailure(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.deleteTitle(node.displayName)}
      actions={
        <>
          <Button type="button" onClick={() => void send()} disabled={busy}>
            {texts.deleteIt}
          </Button>
          <Button type="button" variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
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
                    <li key={from ?? ''}>
                      {from ? `${displayName} — ${route}` : texts.sharedParts}
                    </li>
                  ))}
                </List>
              </div>
            </NoteBox>
          )}
        </div>
        <ErrorText>{failure}</ErrorText>
      </Stack>
    </Dialog>
  );
}
