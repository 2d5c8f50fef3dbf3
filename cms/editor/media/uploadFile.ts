import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../authoring';
import { refusalText, templateShape } from '../refusalText';
import { mediaTexts } from './mediaTexts';

/** The server refused a file; the message says why and is shown to the editor. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
}

export interface UploadTarget {
  site: string;
  /** Id of a folder, or of a root folder such as `site`. */
  folder: string;
}

const uploadedFileSchema = object({
  id: string().required(),
  name: string().required(),
  isKnown: boolean().required(),
  hadScripts: boolean().default(false),
});

const refusalSchema = object({
  errors: array()
    .of(object({ message: string().required(), extensions: object(templateShape) }))
    .required(),
});

export type UploadedFile = ReturnType<typeof uploadedFileSchema.validateSync>;

/**
 * Uploads a file to the media library. It uses XMLHttpRequest, because `fetch` does not report the upload
 * progress.
 * @param onProgress receives the share that was sent, between 0 and 1
 * @throws UploadRefusal with the reason; DOMException AbortError if it was cancelled
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
      const body = parseJson(request.responseText);
      if (request.status < 300 && uploadedFileSchema.isValidSync(body))
        return resolve(uploadedFileSchema.cast(body));
      reject(new UploadRefusal(getRefusalReason(request.status, body)));
    });
    request.addEventListener('error', () => reject(new UploadRefusal(mediaTexts.sentNothing)));
    const rejectAsCancelled = () => reject(new DOMException(mediaTexts.cancelled, 'AbortError'));
    request.addEventListener('abort', rejectAsCancelled);
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) rejectAsCancelled();
    else request.send(file);
  });
}

function getRefusalReason(status: number, body: unknown): string {
  const firstError = refusalSchema.isValidSync(body)
    ? refusalSchema.cast(body).errors[0]
    : undefined;
  if (firstError) return refusalText(firstError);
  return status === 401 || status === 403 ? mediaTexts.signedOut : mediaTexts.sentNothing;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
