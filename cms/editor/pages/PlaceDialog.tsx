import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { isBelow } from './pageRows';
import { copyPage, movePage, type PageNode, type PagePayload, type WantedPlace } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { PlaceFields, useAddressCheck } from './PlaceFields';

const Form = styled('form', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });

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
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const address = useAddressCheck(authoring, place);
  const isSame = !isCopy && place.parentId === node.parentId && place.name === node.name;
  const parents = nodes.filter(
    (one) => isCopy || (one.itemId !== node.itemId && !isBelow(nodes, one, node.itemId)),
  );

  const cannotSend = busy || isSame || !address || Boolean(address.problem);

  async function send() {
    if (cannotSend) return;
    setBusy(true);
    const { itemId, route } = node;
    const { parentId, name } = place;
    try {
      onDone(
        isCopy
          ? await copyPage(authoring, { itemId, title, parentId, name })
          : await movePage(authoring, { itemId, parentId, name, expectedRoute: route }),
        parentId,
      );
    } catch (error) {
      setFailure(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isCopy ? texts.copyTitle(node.displayName) : texts.moveTitle(node.displayName)}
      actions={
        <>
          <Button type="submit" form="page-place" disabled={cannotSend}>
            {isCopy ? texts.copyIt : texts.moveIt}
          </Button>
          <Button type="button" variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Form
        id="page-place"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // What goes wrong is told below.
          void send();
        }}
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
        <ErrorText>{failure}</ErrorText>
      </Form>
    </Dialog>
  );
}
