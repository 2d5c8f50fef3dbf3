/** `npm run test:leads [-- points]`: enquiries while servers are killed; ends with 1 when one is lost. */
import { runKillPoints } from './killPoints';

const points = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);

console.log(`Killing a web server at ${points} random points (seed ${seed}) …`);
void runKillPoints(points, seed, console.log).then((report) => {
  console.log(report);
  const wrong = report.lost.length + report.changed.length + report.strange.length;
  process.exitCode = wrong > 0 ? 1 : 0;
});
