import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { showFailure } from '../describeFailure';
import { fieldName } from '../forms/fieldName';
import { personName } from '../people/personName';
import { texts } from '../texts';
import type { ConflictingField } from './ConflictDialog';
import type { SaveQueue, SaveState } from './SaveQueue';
import type { UnsavedItem } from './unsavedStore';

/** Interval for reading the other version again while both are shown, in ms. */
const REFRESH_MS = 5_000;

interface ConflictOptions {
  authoring: Authoring;
  queue: SaveQueue;
  state: SaveState;
  /** The open page, whose history has the name of the other person. */
  pageId: string | undefined;
  onReload: () => void;
  /** Called after the dialog with both versions has closed: the text gets the focus back. */
  onClosed: () => void;
}

interface OtherVersion {
  conflict: UnsavedItem;
  author: string | undefined;
  version: number;
  fields: readonly ConflictingField[];
}

/**
 * Reports a conflict by a notice, and loads both versions once the editor wants to compare them. The dialog does
 * not open by itself: it would take keys that were meant for the text.
 */
export function useConflict(options: ConflictOptions) {
  const { authoring, queue, state, pageId, onReload, onClosed } = options;
  const [other, setOther] = useState<OtherVersion>();
  const [isOpen, setOpen] = useState(false);
  const unsaved = state.status === 'conflict' ? state.unsaved : undefined;
  /** Both versions are read again, since the other person may have gone on. */
  const show = useCallback(() => {
    setOther(undefined);
    setOpen(true);
  }, []);
  const isShown = isOpen && unsaved !== undefined && other?.conflict === unsaved;

  const load = useCallback(
    async (conflict: UnsavedItem) => {
      const { itemId, language } = conflict;
      const [item, revisions] = await Promise.all([
        authoring.readItem(itemId, language),
        // The choice does not depend on the name.
        pageId === undefined ? [] : authoring.readPageHistory(pageId, language).catch(() => []),
      ]);
      const author = revisions.find(
        (revision) => revision.itemId === item.itemId && revision.version === item.version,
      )?.author;
      const savedValues = new Map(item.fields.map(({ name, value }) => [name, value]));
      return {
        conflict,
        author: author ? personName(author) : undefined,
        version: item.version,
        fields: Object.entries(queue.getUnsavedFields(conflict)).map(([name, ownValue]) => ({
          name,
          label: fieldName(item.template, name),
          ownValue,
          savedValue: savedValues.get(name),
        })),
      };
    },
    [authoring, queue, pageId],
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    let isCurrent = true;
    let settle: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      settle = resolve;
    });
    setOpen(false);
    // It leaves by itself, so that it does not cover the text; the bar keeps the conflict and "Compare".
    const notify = (author?: string) => {
      if (!isCurrent) return;
      showToast({
        title: author ? texts.conflictTitleNamed({ name: author }) : texts.conflictTitle,
        text: texts.conflictNotice,
        action: { label: texts.compare, onAction: show },
        until,
        id: 'conflict',
      });
    };
    load(unsaved).then(
      (loaded) => {
        if (isCurrent) setOther(loaded);
        notify(loaded.author);
      },
      () => notify(),
    );
    return () => {
      isCurrent = false;
      settle();
    };
  }, [load, show, unsaved]);

  useEffect(() => {
    if (!isOpen || !unsaved) return undefined;
    let isCurrent = true;
    const refresh = () =>
      load(unsaved).then((loaded) => {
        if (isCurrent) setOther(loaded);
      });
    refresh().catch(showFailure);
    // A failure leaves the version that is shown; the first one was reported.
    const timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isOpen, load, unsaved]);

  const closedRef = useRef(onClosed);
  useEffect(() => {
    closedRef.current = onClosed;
  });
  useEffect(() => {
    if (!isShown) return undefined;
    return () => closedRef.current();
  }, [isShown]);

  return {
    author: other?.conflict === unsaved ? other?.author : undefined,
    fields: isShown ? other.fields : undefined,
    show,
    hide: () => setOpen(false),
    settle: async (choice: 'overwrite' | 'reload') => {
      setOpen(false);
      await queue.resolveConflict(choice, other?.version);
      onReload();
    },
  };
}
