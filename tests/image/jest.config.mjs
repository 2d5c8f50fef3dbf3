import shared from '../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...shared,
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/image/*.test.ts'],
  testPathIgnorePatterns: [],
};
