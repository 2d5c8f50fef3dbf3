/** Stands for the address that Vite gives a file; tests never load one. */
module.exports = '/assets/file';
