/** Stands for the address that Vite gives a font file; tests never load one. */
module.exports = '/assets/font.woff2';
