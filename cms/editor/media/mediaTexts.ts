/** Words of the media library and of choosing from it. */
export const mediaTexts = {
  media: 'Media',
  title: 'Media library',
  folders: 'Folders',
  everywhere: 'Everything',
  search: 'Search names and descriptions',
  kind: 'Kind',
  kinds: {
    PICTURE: 'Pictures',
    DRAWING: 'Drawings',
    FILM: 'Films',
    DOCUMENT: 'Documents',
  },
  allKinds: 'All kinds',
  show: 'Show',
  shows: { all: 'All', unused: 'Unused', withoutAlt: 'Without description' },
  order: 'Order',
  orders: { NEWEST: 'Newest first', RECENTLY_USED: 'Recently used', NAME: 'By name' },
  found: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  loading: 'Fetching files …',
  failed: 'The files could not be fetched.',
  again: 'Try again',
  none: 'Nothing here yet.',
  noneFound: 'No file matches.',
  noneHint: 'Drag files here, paste them, or choose them from your computer.',
  more: 'Show more',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  moveTo: 'Move to',
  move: 'Move',
  moved: (count: number) => (count === 1 ? '1 file was moved.' : `${count} files were moved.`),
  notDescribed: 'No description',
  unused: 'Unused',
  original: 'Came with the product',

  newFolder: 'New folder',
  folderName: 'Name of the folder',
  inFolder: (name: string) => `in “${name}”`,
  create: 'Create',
  renameFolder: 'Rename folder',
  deleteFolder: 'Delete folder',
  folderDeleted: (name: string) => `The folder “${name}” was deleted.`,
  rename: 'Rename',
  folderOptions: (name: string) => `Folder “${name}”`,

  upload: 'Upload files',
  uploadHint: 'JPEG, PNG, WebP, AVIF, GIF, SVG, MP4 and PDF',
  dropHere: 'Drop files to upload them',
  uploads: 'Uploads',
  uploading: (name: string) => `Uploading ${name}`,
  checking: 'Looking at it …',
  waiting: 'Waiting',
  cancel: 'Cancel',
  cancelUpload: (name: string) => `Cancel the upload of ${name}`,
  cancelled: 'Cancelled',
  refused: 'Not taken',
  retry: 'Send again',
  retryUpload: (name: string) => `Send ${name} again`,
  uploaded: 'Uploaded',
  known: 'The library has this file already.',
  describeNow: (language: string) => `What it shows, in ${language}`,
  closeUploads: 'Close the list of uploads',
  uploadSummary: (done: number, all: number) => `${done} of ${all} uploaded`,
  sentNothing: 'The file could not be sent. Check the connection and send it again.',
  tooMany: (max: number) => `Up to ${max} files go at once; the others were left out.`,
  signedOut: 'You are signed out. Sign in again and send it once more.',

  details: 'Details',
  name: 'Name',
  folder: 'Folder',
  size: 'Size',
  type: 'Type',
  uploadedBy: 'Uploaded',
  uploadedLine: (by: string, at: string) => `${at} by ${by}`,
  download: 'Download',
  alt: 'Description',
  altHint: 'Read aloud to those who cannot see it. A page offers it in its own language.',
  altIn: (language: string) => `What it shows, in ${language}`,
  decoration: 'Decoration: shows nothing that needs words',
  framing: 'Focal point',
  focal: 'Focal point',
  focalHint:
    'What must stay in sight when a page cuts the picture. Click on it, or use the arrow keys.',
  focalAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  removeFocal: 'Back to the middle',
  previews: 'How pages cut it',
  previewOf: (ratio: string) => `In ${ratio}`,
  crops: 'Crops',
  cropsHint: 'A crop is a picture of its own. Pages that show one keep it until another is chosen.',
  cropIn: (ratio: string) => `Crop in ${ratio}`,
  makeCrop: (ratio: string) => `Crop in ${ratio}`,
  changeCrop: (ratio: string) => `Change the crop in ${ratio}`,
  removeCrop: (ratio: string) => `Remove the crop in ${ratio}`,
  remove: 'Remove',
  whole: 'Whole picture',
  cropArea: (ratio: string) =>
    `Part that is shown in ${ratio}. Arrow keys move it, plus and minus size it.`,
  cropSize: 'Size of the crop',
  keepCrop: 'Use this crop',
  cropPixels: (width: number, height: number) => `${width} × ${height} pixels`,
  uses: 'Where it is used',
  noUses: 'No page shows it.',
  useLine: (template: string, field: string) => `${template}, ${field}`,
  sharedUse: 'All pages',
  draftOnly: 'in drafts',
  openPage: (page: string) => `Open ${page}`,
  earlier: 'Earlier files',
  replace: 'Replace everywhere',
  replaceText: (count: number) =>
    count === 0
      ? 'Another file takes its place in the library. No page shows it.'
      : `Another file takes its place at ${count} ${count === 1 ? 'place' : 'places'}, as drafts: visitors see it once those pages are published. The present file stays in the history.`,
  chooseFile: 'Choose the new file',
  replaced: (count: number) =>
    count === 0
      ? 'Replaced.'
      : `Replaced at ${count} ${count === 1 ? 'place' : 'places'}, as drafts.`,
  delete: 'Delete',
  deleteTitle: 'Delete this file?',
  deleteText: 'The file and its crops are gone for good. No page shows it.',
  deleteUsedText: (count: number) =>
    `It is used at ${count} ${count === 1 ? 'place' : 'places'}. There, and in older versions of pages, a placeholder will show instead:`,
  deleteAnyway: 'Delete anyway',
  deleted: (name: string) => `${name} was deleted.`,
  save: 'Save changes',
  saveWords: 'Save',
  saved: 'Saved.',
  saving: 'Saving …',
  close: 'Close',
  unsaved: 'Not saved yet',
  gone: 'The file is gone.',

  choose: 'Choose from the library',
  change: 'Choose another',
  changeShort: 'Change',
  removeUse: 'Remove',
  pickerTitle: 'Choose a picture',
  filePickerTitle: 'Choose a file',
  use: 'Use this',
  back: 'Back to the library',
  describeFirst: 'Say what it shows, or mark it as decoration.',
  useWords: 'What it shows',
  useWordsHint: 'Read aloud to those who cannot see it.',
  part: 'Part of the picture',
  partHint: 'Crops are made in the media library.',
  cropped: (ratio: string) => `Crop ${ratio}`,
  adjust: 'Focal point for this use',
  byAddress: 'Address of a file elsewhere',
  nothingChosen: 'No picture chosen.',
  noFileChosen: 'No file chosen.',
  elsewhere: 'Not in the library',
  fileName: 'Name on the page',
} as const;

/** A language by its code, as English says it. */
export function languageName(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

/** Bytes as people read them. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}

/** Pixels where there are any, and bytes. */
export function measures(asset: {
  width?: number | null;
  height?: number | null;
  bytes: number;
}): string {
  const { width, height, bytes } = asset;
  const pixels = width && height ? `${width} × ${height} · ` : '';
  return pixels + sizeText(bytes);
}
