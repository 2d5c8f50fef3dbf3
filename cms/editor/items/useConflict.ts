import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import type { ConflictingField } from './ConflictDialog';
import { showFailure } from '../describeFailure';
import type { SaveQueue, SaveState } from './SaveQueue';

/** Loads both versions of a conflict, and resolves it. */
export function useConflict(
  authoring: Authoring,
  queue: SaveQueue,
  state: SaveState,
  onReload: () => void,
) {
  const [fields, setFields] = useState<readonly ConflictingField[]>();
  const [isHidden, setIsHidden] = useState(false);
  const unsaved = state.status === 'conflict' ? state.unsaved : undefined;

  useEffect(() => {
    if (!unsaved) return setFields(undefined);
    let isCurrent = true;
    setIsHidden(false);
    authoring.readItem(unsaved.itemId, unsaved.language).then((item) => {
      const savedValues = new Map(item.fields.map(({ name, value }) => [name, value]));
      const conflictingFields = Object.entries(unsaved.fields).map(([name, value]) => ({
        name,
        ownValue: value,
        savedValue: savedValues.get(name),
      }));
      if (isCurrent) setFields(conflictingFields);
    }, showFailure);
    return () => {
      isCurrent = false;
    };
  }, [authoring, unsaved]);

  return {
    fields: isHidden ? undefined : fields,
    show: () => setIsHidden(false),
    hide: () => setIsHidden(true),
    settle: async (choice: 'overwrite' | 'reload') => {
      await queue.resolveConflict(choice);
      onReload();
    },
  };
}
