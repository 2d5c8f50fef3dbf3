import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import type { ConflictingField } from './ConflictDialog';
import { tellFailure } from '../describeFailure';
import type { SaveQueue, SaveState } from './SaveQueue';

/** Both versions of what somebody else saved in between, once they are known, and the choice of one. */
export function useConflict(
  authoring: Authoring,
  queue: SaveQueue,
  state: SaveState,
  onReload: () => void,
) {
  const [fields, setFields] = useState<readonly ConflictingField[]>();
  const [hidden, setHidden] = useState(false);
  const mine = state.is === 'conflict' ? state.mine : undefined;

  useEffect(() => {
    if (!mine) return setFields(undefined);
    let isCurrent = true;
    setHidden(false);
    authoring.readItem(mine.itemId, mine.language).then((item) => {
      const theirs = new Map(item.fields.map(({ name, value }) => [name, value]));
      const both = Object.entries(mine.fields).map(([name, value]) => ({
        name,
        mine: value,
        theirs: theirs.get(name),
      }));
      if (isCurrent) setFields(both);
    }, tellFailure);
    return () => {
      isCurrent = false;
    };
  }, [authoring, mine]);

  return {
    fields: hidden ? undefined : fields,
    show: () => setHidden(false),
    hide: () => setHidden(true),
    settle: async (choice: 'overwrite' | 'reload') => {
      await queue.settle(choice);
      onReload();
    },
  };
}
