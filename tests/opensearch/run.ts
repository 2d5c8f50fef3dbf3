/**
 * `npm run test:opensearch`: runs the contract tests of the search service, and tests of node failures, on a
 * real cluster. Starts a cluster of three nodes if a JDK and Maven are installed; otherwise uses the test
 * cluster at OPENSEARCH_URL; otherwise does nothing and says so. Takes the arguments of Jest.
 */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../../platform/command';
import { TestCluster } from './TestCluster';

const config = 'tests/opensearch/jest.config.mjs';

function runTests(environment: Record<string, string>): number {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '-c', config, '--runInBand', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  return status ?? 1;
}

async function main(): Promise<number> {
  const given = process.env.OPENSEARCH_URL;
  if (given) return runTests({ TEST_OPENSEARCH_NODES: given });
  const missing = TestCluster.missingCommands();
  if (missing.length > 0) {
    const names = missing.join(' and ');
    console.log(`Skipped: ${names} is missing here and OPENSEARCH_URL is not set.`);
    return 0;
  }
  console.log('Starting three nodes of OpenSearch …');
  const cluster = await TestCluster.start();
  try {
    return runTests({
      TEST_OPENSEARCH_NODES: cluster.urls.join(','),
      TEST_OPENSEARCH_FOLDER: cluster.folder,
    });
  } finally {
    await TestCluster.open(cluster.folder).close();
  }
}

await runCommand('npm run test:opensearch [-- <arguments of Jest>]', async () => {
  process.exitCode = await main();
});
