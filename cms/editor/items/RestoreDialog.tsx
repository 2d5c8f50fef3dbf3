import { useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import type { Authoring, PageRevision } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { ChangeList } from '../checks/ChangeList';
import { readVersionChanges, type ItemChange } from '../publishing/publishApi';
import { texts } from '../texts';

interface RestoreDialogProps {
  authoring: Authoring;
  language: string;
  revision: PageRevision;
  /** By what the item is known. */
  name: string;
  onRestore: () => void;
  onClose: () => void;
}

/** Shows what restoring a version would change of the draft, before it is done. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { authoring, language, revision, name, onRestore, onClose } = props;
  const { itemId, version } = revision;
  const [changes, setChanges] = useState<readonly ItemChange[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    readVersionChanges(authoring, { itemId, language, version }).then(
      (change) => isCurrent && setChanges(change ? [change] : []),
      (error: unknown) => isCurrent && setFailure(describeFailure(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, itemId, language, version]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.restoreTitle(name, version)}
      actions={
        <>
          <Button type="button" disabled={!changes || changes.length === 0} onClick={onRestore}>
            {texts.restore}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {changes?.length === 0 ? texts.restoreSame : texts.restoreText}
        </Text>
        {!failure && changes?.length !== 0 && <ChangeList changes={changes} />}
        <ErrorText>{failure}</ErrorText>
      </Stack>
    </Dialog>
  );
}
