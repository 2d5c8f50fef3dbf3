import type { EncodedImage, ImageEncoding, ImageWidth } from '../encodeImage';

/** Work on the bytes of one picture, whoever sent them. */
export type ScalingTask =
  | { kind: 'scale'; bytes: Uint8Array; width: ImageWidth; encoding: ImageEncoding }
  /** A blurred preview; no bytes when the picture is transparent. */
  | { kind: 'miniature'; bytes: Uint8Array };

/** What the scaling process answers, with the resident bytes that it has come to. */
export type ScalingAnswer = { resident: number } & (
  ({ ok: true } & EncodedImage) | { ok: false; reason: string }
);
