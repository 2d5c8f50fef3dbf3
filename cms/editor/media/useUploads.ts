import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { mediaTexts } from './mediaTexts';
import { uploadFile, UploadRefusal, type UploadTarget } from './uploadFile';

/** A file in the list of uploads, with its state. */
export interface Upload {
  key: number;
  file: File;
  target: UploadTarget;
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'cancelled';
  /** Share of the file that was sent, between 0 and 1. */
  share: number;
  /** Why the server refused the file, as a message for the editor. */
  reason?: string;
  /** Id of the asset, once the upload is done. */
  id?: string;
  isKnown?: boolean;
  /** Whether scripts were removed from the file. */
  hadScripts?: boolean;
}

export interface Uploads {
  items: readonly Upload[];
  add: (files: readonly File[], target: UploadTarget) => void;
  cancel: (key: number) => void;
  retry: (key: number) => void;
  /** Retries all uploads that were refused. */
  retryRefused: () => void;
  /** Removes the uploads that are finished. */
  clear: () => void;
}

const MAX_PARALLEL = 2;
const MAX_FILES = 100;

const isPending = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/**
 * Uploads files, up to two in parallel.
 * @param onUploaded called when no upload is pending, if files were added to the library since the last call
 */
export function useUploads(authoring: Authoring, onUploaded: () => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllersRef = useRef(new Map<number, AbortController>());
  const lastKeyRef = useRef(0);
  const isReportedRef = useRef(true);
  const onUploadedRef = useRef(onUploaded);
  useEffect(() => {
    onUploadedRef.current = onUploaded;
  });

  const updateUpload = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((previous) =>
      previous.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    );
  }, []);

  const send = useCallback(
    async ({ key, file, target }: Upload) => {
      const abortController = new AbortController();
      controllersRef.current.set(key, abortController);
      updateUpload(key, { state: 'sending', share: 0 });
      try {
        const { id, isKnown, hadScripts } = await uploadFile(authoring, file, target, {
          signal: abortController.signal,
          onProgress: (share) => updateUpload(key, { share }),
        });
        updateUpload(key, { state: 'done', share: 1, id, isKnown, hadScripts });
        isReportedRef.current = false;
      } catch (error) {
        const reason = error instanceof UploadRefusal ? error.message : mediaTexts.sentNothing;
        updateUpload(
          key,
          abortController.signal.aborted ? { state: 'cancelled' } : { state: 'refused', reason },
        );
      } finally {
        controllersRef.current.delete(key);
      }
    },
    [authoring, updateUpload],
  );

  useEffect(() => {
    if (isReportedRef.current || uploads.some(isPending)) return;
    isReportedRef.current = true;
    onUploadedRef.current();
  }, [uploads]);

  useEffect(() => {
    const waitingUploads = uploads.filter(
      ({ state, key }) => state === 'waiting' && !controllersRef.current.has(key),
    );
    // `send` shows its failures in the list.
    for (const upload of waitingUploads.slice(0, MAX_PARALLEL - controllersRef.current.size))
      void send(upload);
  }, [uploads, send]);

  useEffect(() => {
    const controllers = controllersRef.current;
    return () => controllers.forEach((sender) => sender.abort());
  }, []);

  const add = useCallback((files: readonly File[], target: UploadTarget) => {
    if (files.length > MAX_FILES) {
      showToast({ title: mediaTexts.tooMany({ max: MAX_FILES }), variant: 'danger' });
    }
    const newUploads = files.slice(0, MAX_FILES).map((file): Upload => {
      lastKeyRef.current += 1;
      return { key: lastKeyRef.current, file, target, state: 'waiting', share: 0 };
    });
    setUploads((previous) => {
      const ended = previous.filter((one) => !isPending(one)).slice(-MAX_FILES);
      return [...ended, ...previous.filter(isPending), ...newUploads];
    });
  }, []);

  return {
    items: uploads,
    add,
    cancel: (key) => {
      const abortController = controllersRef.current.get(key);
      if (abortController) abortController.abort();
      else updateUpload(key, { state: 'cancelled' });
    },
    retry: (key) => updateUpload(key, { state: 'waiting', reason: undefined }),
    retryRefused: () =>
      setUploads((previous) =>
        previous.map((upload) =>
          upload.state === 'refused' ? { ...upload, state: 'waiting', reason: undefined } : upload,
        ),
      ),
    clear: () => setUploads((before) => before.filter(isPending)),
  };
}
