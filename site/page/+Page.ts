// What Vike takes for the page: it publishes the fonts and pictures that this imports. The server renders it by itself.
export { renderDocument as Page } from './renderDocument';
