import { useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { isBelow } from './pageRows';
import { copyPage, movePage, type PageNode, type PagePayload, type WantedPlace } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { PlaceFields, useAddressCheck } from './PlaceFields';

interface PlaceDialogProps {
  authoring: Authoring;
  kind: 'move' | 'copy';
  node: PageNode;
  nodes: readonly PageNode[];
  /** The page that it was dragged onto. */
  parentId?: string;
  /** With the page that it is below now. */
  onDone: (result: PagePayload, parentId: string) => void;
  onClose: () => void;
}

/** Asks where a page is moved or copied to. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { authoring, kind, node, nodes, onDone, onClose } = props;
  const isCopy = kind === 'copy';
  const [title, setTitle] = useState(texts.copyName(node.displayName));
  const [place, setPlace] = useState<WantedPlace>({
    parentId: props.parentId ?? node.parentId ?? '',
    name: isCopy ? `${node.name}-copy` : node.name,
    ...(!isCopy && { itemId: node.itemId }),
  });
  const address = useAddressCheck(authoring, place);
  const isSame = !isCopy && place.parentId === node.parentId && place.name === node.name;
  const parents = nodes.filter(
    (one) => isCopy || (one.itemId !== node.itemId && !isBelow(nodes, one, node.itemId)),
  );

  async function send(): Promise<undefined> {
    const { itemId, route } = node;
    const { parentId, name } = place;
    onDone(
      isCopy
        ? await copyPage(authoring, { itemId, title, parentId, name })
        : await movePage(authoring, { itemId, parentId, name, expectedRoute: route }),
      parentId,
    );
  }

  return (
    <FormDialog
      title={isCopy ? texts.copyTitle(node.displayName) : texts.moveTitle(node.displayName)}
      send={isCopy ? texts.copyIt : texts.moveIt}
      size="medium"
      noValidate
      disabled={isSame || !address || Boolean(address.problem)}
      onSend={send}
      onClose={onClose}
    >
      <Text size="small" tone="muted">
        {isCopy ? texts.copyNote : texts.moveNote}
      </Text>
      {isCopy && (
        <TextField
          label={texts.pageTitle}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
      <PlaceFields nodes={parents} place={place} onPlace={setPlace} address={address} />
    </FormDialog>
  );
}
