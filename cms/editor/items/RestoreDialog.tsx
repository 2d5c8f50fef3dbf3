import { useCallback } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import type { Authoring, PageRevision } from '../authoring';
import { FormDialog } from '../FormDialog';
import { useLoaded } from '../useLoaded';
import { ChangeList } from '../checks/ChangeList';
import { readVersionChanges } from '../publishing/publishApi';
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
  const { value, failure } = useLoaded(
    useCallback(
      async () => ({ change: await readVersionChanges(authoring, { itemId, language, version }) }),
      [authoring, itemId, language, version],
    ),
  );
  const changes = value && (value.change ? [value.change] : []);
  function restore(): Promise<undefined> {
    onRestore();
    return Promise.resolve(undefined);
  }
  return (
    <FormDialog
      title={texts.restoreTitle(name, version)}
      send={texts.restore}
      size="medium"
      gap={3}
      disabled={!changes || changes.length === 0}
      failure={failure}
      onSend={restore}
      onClose={onClose}
    >
      <Text size="small" tone="muted">
        {changes?.length === 0 ? texts.restoreSame : texts.restoreText}
      </Text>
      {!failure && changes?.length !== 0 && <ChangeList changes={changes} />}
    </FormDialog>
  );
}
