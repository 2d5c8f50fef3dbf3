// The page for Vike: Vike publishes the fonts and pictures that this module imports. The server renders the
// page without Vike.
export { renderDocument as Page } from './renderDocument';
