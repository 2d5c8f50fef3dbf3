import { Text } from '../../../design-system/components/Text/Text';
import { FormDialog } from '../FormDialog';
import { useLoaded } from '../useLoaded';
import { ChangeList } from '../checks/ChangeList';
import type { ItemChange } from '../publishing/publishApi';
import { texts } from '../texts';

interface RestoreDialogProps {
  title: string;
  /** Loads the changes that restoring would make; must be stable (`useCallback`). */
  load: () => Promise<readonly ItemChange[]>;
  onRestore: () => void;
  onClose: () => void;
}

/** Shows the changes to the draft that restoring a version or stage would make, and asks for confirmation. */
export function RestoreDialog({ title, load, onRestore, onClose }: RestoreDialogProps) {
  const { value: changes, failure } = useLoaded(load);
  function restore(): Promise<undefined> {
    onRestore();
    return Promise.resolve(undefined);
  }
  return (
    <FormDialog
      title={title}
      sendLabel={texts.restore}
      size="medium"
      gap={3}
      disabled={!changes || changes.length === 0}
      failure={failure}
      onSend={restore}
      onClose={onClose}
    >
      <Text size="small" color="muted">
        {changes?.length === 0 ? texts.restoreSame : texts.restoreText}
      </Text>
      {!failure && changes?.length !== 0 && <ChangeList changes={changes} />}
    </FormDialog>
  );
}
