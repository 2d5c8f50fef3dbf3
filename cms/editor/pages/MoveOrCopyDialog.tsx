import { useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { isDescendantOf } from './pageTree';
import { copyPage, movePage, type PageNode, type PagePayload, type WantedPlace } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { PageLocationFields, useAddressCheck } from './PageLocationFields';

interface MoveOrCopyDialogProps {
  authoring: Authoring;
  kind: 'move' | 'copy';
  node: PageNode;
  nodes: readonly PageNode[];
  /** Id of the suggested parent: the page onto which this one was dropped. */
  parentId?: string;
  /** Called with the result and the id of the page's new parent. */
  onDone: (result: PagePayload, parentId: string) => void;
  onClose: () => void;
}

/** Asks where in the tree to move a page, or to put its copy. */
export function MoveOrCopyDialog(props: MoveOrCopyDialogProps) {
  const { authoring, kind, node, nodes, onDone, onClose } = props;
  const isCopy = kind === 'copy';
  const [title, setTitle] = useState(texts.copyName({ name: node.displayName }));
  const [location, setLocation] = useState<WantedPlace>({
    parentId: props.parentId ?? node.parentId ?? '',
    name: isCopy ? `${node.name}-copy` : node.name,
    ...(!isCopy && { itemId: node.itemId }),
  });
  const address = useAddressCheck(authoring, location);
  const isUnchanged = !isCopy && location.parentId === node.parentId && location.name === node.name;
  const parents = nodes.filter(
    (candidate) =>
      isCopy ||
      (candidate.itemId !== node.itemId && !isDescendantOf(nodes, candidate, node.itemId)),
  );

  async function send(): Promise<undefined> {
    const { itemId, route } = node;
    const { parentId, name } = location;
    onDone(
      isCopy
        ? await copyPage(authoring, { itemId, title, parentId, name })
        : await movePage(authoring, { itemId, parentId, name, expectedRoute: route }),
      parentId,
    );
  }

  return (
    <FormDialog
      title={
        isCopy
          ? texts.copyTitle({ name: node.displayName })
          : texts.moveTitle({ name: node.displayName })
      }
      sendLabel={isCopy ? texts.copyIt : texts.moveIt}
      size="medium"
      disabled={isUnchanged || !address || Boolean(address.problem)}
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Text size="small" color="muted">
            {isCopy ? texts.copyNote : texts.moveNote}
          </Text>
          {isCopy && (
            <TextField
              label={texts.pageTitle}
              name="title"
              required
              error={errors.title && texts.pageTitleMissing}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
          <PageLocationFields
            nodes={parents}
            location={location}
            onLocationChange={setLocation}
            address={address}
          />
        </>
      )}
    </FormDialog>
  );
}
