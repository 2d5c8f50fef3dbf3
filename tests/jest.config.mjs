import '../platform/clock/setClock.mjs';

const setClock = new URL('../platform/clock/setClock.mjs', import.meta.url);

// Workers, and processes started by tests, set the same clock as this process before any other code runs.
if (process.env.CLOCK) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${setClock}`;
}

/** Packages without CommonJS. */
const withoutCommonJs = [
  '@opentelemetry/otlp-exporter-base',
  'openid-client',
  'oauth4webapi',
  'jose',
  'better-auth',
  'better-call',
  '@better-auth/[a-z-]+',
  '@noble/[a-z]+',
  'nanostores',
  'rou3',
].join('|');

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testMatch: [
    '<rootDir>/tests/**/*.test.{ts,tsx}',
    '<rootDir>/features/*/tests/**/*.test.{ts,tsx}',
  ],
  // Files that need a DOM declare it in their first line.
  testEnvironment: 'node',
  testRunner: '<rootDir>/tests/verify/timedRunner.mjs',
  // Test files have a `Date` of their own.
  setupFiles: process.env.CLOCK ? ['<rootDir>/platform/clock/setClock.mjs'] : [],
  // Generous for busy machines; a real failure is still reported.
  testTimeout: 120_000,
  // Looking up a global in Jest's sandbox is slow, and the vehicle models calculate a lot.
  sandboxInjectedGlobals: ['Math'],
  // Jest does not support `import()` of Node's own modules and of packages without CommonJS.
  transformIgnorePatterns: [`/node_modules/(?!(${withoutCommonJs})/)`],
  transform: {
    [`^.+\\.(tsx?|mjs)$|(${withoutCommonJs})/.+\\.js$`]: [
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
    // Only on request: loading it takes as long as most tests.
    '^@testing-library/react$': '<rootDir>/tests/patientLibrary.ts',
    // The editor loads its texts before its modules; tests have them at once.
    '/loadedTexts$': '<rootDir>/tests/englishTexts.ts',
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
