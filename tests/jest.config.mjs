import '../platform/clock/setClock.mjs';

const setClock = new URL('../platform/clock/setClock.mjs', import.meta.url);

// Jest's workers, and the processes that tests start, have the clock of this process before anything else.
if (process.env.CLOCK) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${setClock}`;
}

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testMatch: [
    '<rootDir>/tests/**/*.test.{ts,tsx}',
    '<rootDir>/features/*/tests/**/*.test.{ts,tsx}',
  ],
  // Files that need a document say so in their first line.
  testEnvironment: 'node',
  testRunner: '<rootDir>/tests/verify/timedRunner.mjs',
  // Test files have a `Date` of their own.
  setupFiles: process.env.CLOCK ? ['<rootDir>/platform/clock/setClock.mjs'] : [],
  // A busy machine may be slow; what does not happen at all is told just the same.
  testTimeout: 120_000,
  // Looking up a global in Jest's sandbox is slow, and the vehicle models calculate a lot.
  sandboxInjectedGlobals: ['Math'],
  // `import()` of Node's own modules, and packages without CommonJS, are nothing that Jest can do.
  transformIgnorePatterns: [
    '/node_modules/(?!(@opentelemetry/otlp-exporter-base|openid-client|oauth4webapi|jose)/)',
  ],
  transform: {
    '^.+\\.(tsx?|mjs)$|(otlp-exporter-base|openid-client|oauth4webapi|jose)/.+\\.js$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    // Where it is asked for alone: to load it takes as long as most tests without it.
    '^@testing-library/react$': '<rootDir>/tests/patientLibrary.ts',
    '\\.(woff2|js)\\?url$': '<rootDir>/tests/assetAddress.cjs',
    // Jest loads CommonJS: the packages' own builds for it.
    '^supercluster$': '<rootDir>/node_modules/supercluster/dist/supercluster.js',
    '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.js',
  },
  // They need other servers: npm run test:opensearch, test:caches and test:image.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/opensearch/',
    '<rootDir>/tests/caches/',
    '<rootDir>/tests/image/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};
