/**
 * `npm run test:bookings [-- visitors times seed [mechmate|tirehotel]]`: visitors book while servers crash; ends with 1
 * when one is wronged.
 */
import { bookWhileServersCrash } from './killedServers';

const [sizes, system] = [process.argv.slice(2, 5), process.argv[5]];
const [visitors = 500, times = 50, seed = Date.now() % 2 ** 31] = sizes.map(Number);
const kept = system === 'tirehotel' ? system : 'mechmate';

console.log(`${visitors} visitors after ${times} times while servers crash (seed ${seed}) …`);
void bookWhileServersCrash({ system: kept, visitors, times, seed }).then((report) => {
  console.log(report);
  const { absent, unwanted, doubled } = report;
  process.exitCode = absent.length + unwanted.length + doubled > 0 ? 1 : 0;
});
