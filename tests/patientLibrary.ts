import { configure } from '@testing-library/react/pure';
// Takes away after a test what it has rendered; by its file, since its name leads here (jest.config.mjs).
import '@testing-library/react/dist/index.js';

// A busy machine may be slow; what does not happen at all is told just the same.
configure({ asyncUtilTimeout: 15_000 });

export * from '@testing-library/react/pure';
