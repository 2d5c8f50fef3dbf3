import { configure } from '@testing-library/react/pure';
// Registers the cleanup after each test; imported by file, since the package name is mapped to this file
// (jest.config.mjs).
import '@testing-library/react/dist/index.js';

// Long, for busy machines; real failures are still reported.
configure({ asyncUtilTimeout: 15_000 });

export * from '@testing-library/react/pure';
