import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { mediaTexts } from './mediaTexts';
import { uploadFile, UploadRefusal, type UploadTarget } from './uploadFile';

/** A file on its way into the library. */
export interface Upload {
  key: number;
  file: File;
  target: UploadTarget;
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'cancelled';
  /** Between 0 and 1. */
  share: number;
  /** Why it was not taken. */
  reason?: string;
  /** Of the asset that it became. */
  id?: string;
  isKnown?: boolean;
}

export interface Uploads {
  all: readonly Upload[];
  add: (files: readonly File[], target: UploadTarget) => void;
  cancel: (key: number) => void;
  retry: (key: number) => void;
  /** Forgets those that are over. */
  clear: () => void;
}

const AT_ONCE = 2;
const MAX_LISTED = 100;

/** Sends files, some at once and the others in turn. */
export function useUploads(authoring: Authoring, onUploaded: () => void): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([]);
  const senders = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });

  const change = useCallback((key: number, part: Partial<Upload>) => {
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);

  const send = useCallback(
    async ({ key, file, target }: Upload) => {
      const sender = new AbortController();
      senders.current.set(key, sender);
      change(key, { state: 'sending', share: 0 });
      try {
        const { id, isKnown } = await uploadFile(authoring, file, target, {
          signal: sender.signal,
          onProgress: (share) => change(key, { share }),
        });
        change(key, { state: 'done', share: 1, id, isKnown });
        uploaded.current();
      } catch (error) {
        const reason = error instanceof UploadRefusal ? error.message : mediaTexts.sentNothing;
        change(key, sender.signal.aborted ? { state: 'cancelled' } : { state: 'refused', reason });
      } finally {
        senders.current.delete(key);
      }
    },
    [authoring, change],
  );

  useEffect(() => {
    const next = all.filter(({ state, key }) => state === 'waiting' && !senders.current.has(key));
    // `send` tells of its failing in the list.
    for (const one of next.slice(0, AT_ONCE - senders.current.size)) void send(one);
  }, [all, send]);

  useEffect(() => {
    const running = senders.current;
    return () => running.forEach((sender) => sender.abort());
  }, []);

  const add = useCallback((files: readonly File[], target: UploadTarget) => {
    if (files.length > MAX_LISTED) {
      showToast({ title: mediaTexts.tooMany(MAX_LISTED), look: 'danger' });
    }
    const added = files.slice(0, MAX_LISTED).map((file): Upload => {
      lastKey.current += 1;
      return { key: lastKey.current, file, target, state: 'waiting', share: 0 };
    });
    setAll((before) => [...before, ...added].slice(-2 * MAX_LISTED));
  }, []);

  return {
    all,
    add,
    cancel: (key) => {
      const sender = senders.current.get(key);
      if (sender) sender.abort();
      else change(key, { state: 'cancelled' });
    },
    retry: (key) => change(key, { state: 'waiting', reason: undefined }),
    clear: () =>
      setAll((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}
