import { useCallback, useEffect, useRef, useState } from 'react';
import type { Authoring } from '../../authoring';
import { readAccounts, type Account } from '../../people/accounts/accountsApi';
import { readStages, saveStages, type StageList, type StageSettings } from './stagesApi';

type Change = (stages: readonly StageSettings[]) => readonly StageSettings[];

interface Stages {
  /** Undefined until they are loaded. */
  stages: StageList['stages'] | undefined;
  accounts: readonly Account[];
  hasFailed: boolean;
  load: () => Promise<void>;
  /** Saves a change of the newest list, after all changes before it. Rejects on failure. */
  change: (change: Change) => Promise<void>;
}

/** Reads and changes the stages of a site. */
export function useStages(authoring: Authoring, site: string): Stages {
  const [list, setList] = useState<StageList>();
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const newestList = useRef<StageList>(undefined);
  const lastChange = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback((next: StageList) => {
    newestList.current = next;
    setList(next);
  }, []);

  const load = useCallback(async () => {
    try {
      const [stageList, allAccounts] = await Promise.all([
        readStages(authoring, site),
        readAccounts(authoring),
      ]);
      setAccounts(allAccounts);
      show(stageList);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [authoring, site, show]);

  useEffect(() => {
    void load();
    return authoring.onSessionRenewed(() => void load());
  }, [authoring, load]);

  async function save(change: Change): Promise<void> {
    const { stages, revision } = newestList.current ?? { stages: [], revision: 0 };
    try {
      show(await saveStages(authoring, site, change(stages), revision));
    } catch (error) {
      // Another administrator may have changed the stages.
      await load();
      throw error;
    }
  }

  function change(next: Change): Promise<void> {
    const saved = lastChange.current.catch(() => undefined).then(() => save(next));
    lastChange.current = saved;
    return saved;
  }

  return { stages: list?.stages, accounts, hasFailed, load, change };
}
