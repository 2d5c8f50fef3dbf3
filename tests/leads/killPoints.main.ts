/**
 * `npm run test:leads [-- points seed]`: sends enquiries while servers are killed. Ends with code 1 if one
 * is lost.
 */
import { readWholeNumber, runCommand } from '../../platform/command';
import { createRandomSeed } from '../support/seededRandom';
import { runKillPoints } from './killPoints';

await runCommand('npm run test:leads [-- <points> <seed>]', async () => {
  const [points, seed] = process.argv.slice(2);
  const count = readWholeNumber('The count of points', points ?? '200');
  const from = readWholeNumber('The seed', seed ?? createRandomSeed(), { min: 0 });
  console.log(`Killing a web server at ${count} random points (seed ${from}) …`);
  const report = await runKillPoints(count, from, console.log);
  console.log(report);
  const wrong = report.lost.length + report.changed.length + report.strange.length;
  process.exitCode = wrong > 0 ? 1 : 0;
});
