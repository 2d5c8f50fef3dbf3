import type { EncodedImage, ImageEncoding, ImageWidth } from '../encodeImage';

/** Work on the bytes of one picture, from any origin. */
export type ScalingTask =
  | { kind: 'scale'; bytes: Uint8Array; width: ImageWidth; encoding: ImageEncoding }
  /** A blurred preview; no bytes when the picture is transparent. */
  | { kind: 'miniature'; bytes: Uint8Array };

/** The answer of the scaling process, with its current resident memory in bytes. */
export type ScalingAnswer = { residentBytes: number } & (
  ({ ok: true } & EncodedImage) | { ok: false; reason: string }
);
