/**
 * What is sent in the place of a picture that is late: an empty one, so that what stands behind it in the
 * page, its preview, shows on. Without a shape of its own it takes the shape that the page reserved, and
 * one that is but a pixel wide tells the page's script that the picture is still to come.
 */
export const standIn = {
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1"/>'),
  contentType: 'image/svg+xml',
} as const;
