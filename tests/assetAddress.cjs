/** Replaces the URL that Vite gives a file; tests never load it. */
module.exports = '/assets/file';
