import shared from '../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...shared,
  rootDir: '../..',
  testMatch: [
    '<rootDir>/tests/contract/search-{agreement.slow,changes.slow,service}.test.ts',
    '<rootDir>/tests/opensearch/*.test.ts',
  ],
  testPathIgnorePatterns: [],
};
