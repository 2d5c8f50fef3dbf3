import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../authoring';
import { mediaTexts } from './mediaTexts';

/** Why a file was not taken, in words for the editor. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
}

export interface UploadTarget {
  site: string;
  /** Id of a folder, or of a root. */
  folder: string;
}

const taken = object({
  id: string().required(),
  name: string().required(),
  isKnown: boolean().required(),
});

const refused = object({
  errors: array()
    .of(object({ message: string().required() }))
    .required(),
});

export type UploadedFile = ReturnType<typeof taken.validateSync>;

/**
 * Sends a file to the library. `fetch` cannot tell how much of it has been sent.
 * @param onProgress share between 0 and 1
 * @throws UploadRefusal with the reason; DOMException AbortError when it was cancelled
 */
export function uploadFile(
  authoring: Authoring,
  file: File,
  target: UploadTarget,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name || 'File', ...target });
    request.open('POST', `/_edit/media?${query}`);
    request.setRequestHeader('x-csrf-token', authoring.csrf);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status < 300 && taken.isValidSync(body)) return resolve(taken.cast(body));
      reject(new UploadRefusal(reasonOf(request.status, body)));
    });
    request.addEventListener('error', () => reject(new UploadRefusal(mediaTexts.sentNothing)));
    const cancelled = () => reject(new DOMException(mediaTexts.cancelled, 'AbortError'));
    request.addEventListener('abort', cancelled);
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) cancelled();
    else request.send(file);
  });
}

function reasonOf(status: number, body: unknown): string {
  const first = refused.isValidSync(body) ? refused.cast(body).errors[0] : undefined;
  if (first) return first.message;
  return status === 401 || status === 403 ? mediaTexts.signedOut : mediaTexts.sentNothing;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
