// The library by its file: its name leads here (jest.config.mjs).
const library = require('../node_modules/@testing-library/react/dist/index.js');

// A busy machine may be slow; what does not happen at all is told just the same.
library.configure({ asyncUtilTimeout: 15_000 });

module.exports = library;
