/**
 * Sent instead of a picture that is not ready: an empty one, so that the preview behind it stays visible. It
 * takes the aspect ratio that the page has reserved. The page's script recognises it by its width of one
 * pixel and requests the picture again later.
 */
export const placeholderImage = {
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1"/>'),
  contentType: 'image/svg+xml',
} as const;
