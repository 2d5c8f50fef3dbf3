/** Subject of a picture, which selects the silhouette that replaces it. */
export type PictureSubject = 'car' | 'scene';

const drawings: Readonly<Record<PictureSubject, string>> = {
  car:
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 60'><g fill='#808a94' fill-opacity='.55'>" +
    "<path fill-rule='evenodd' d='M10 45c-4 0-6-2-6-6 0-7 4-10 10-11l20-3c9-9 20-14 34-14h20c15 0 26 6 36 15l20 3c8 1.5 12 5 12 11 0 3.5-2 5-6 5h-8a14 14 0 0 0-28 0H60a14 14 0 0 0-28 0zM48 25c6-6 12-8.5 20-8.5h8V25zM81 16.5h7c10 0 18 3.5 25 9.5l-32-.5z'/>" +
    "<circle cx='46' cy='45' r='10'/><circle cx='128' cy='45' r='10'/></g></svg>",
  scene:
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 60'><g fill='#808a94' fill-opacity='.55'>" +
    "<path d='M28 56 66 14l24 27 15-16 27 31z'/><circle cx='108' cy='12' r='7'/></g></svg>",
};

/** The silhouette of a subject as a CSS image, visible on light and dark backgrounds. */
export const silhouette = (subject: PictureSubject): string =>
  `url("data:image/svg+xml,${encodeURIComponent(drawings[subject])}")`;

/** An empty CSS image. */
export const emptyPicture = `url("data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
)}")`;
