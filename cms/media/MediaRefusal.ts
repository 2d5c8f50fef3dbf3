import type { LocalizableMessage } from '../../domain/localizable';

/** Thrown when a file is refused. The message explains the reason to the sender. */
export class MediaRefusal extends Error {
  override name = 'MediaRefusal';

  constructor(
    /** Reason in English; cms/editor/messages/refusals has its translations. */
    readonly reason: string | LocalizableMessage,
    readonly status: 403 | 413 | 415 | 422 | 507 = 422,
  ) {
    super(typeof reason === 'string' ? reason : reason.text);
  }
}
