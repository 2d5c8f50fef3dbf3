/** The fields of a block; plain output unless the page is being edited. */
export { FieldDate, formatDate } from './FieldDate';
export { FieldFile } from './FieldFile';
export { FieldImage } from './FieldImage';
export { FieldButton, FieldLink } from './FieldLink';
export { FieldRichText } from './FieldRichText';
export { FieldText } from './FieldText';
export { isFilled, useShown } from './useShown';
