import shared from '../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...shared,
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/caches/*.test.ts'],
  testPathIgnorePatterns: [],
};
