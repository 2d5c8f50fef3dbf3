/** `npm run test:bookings [-- visitors times seed]`: visitors book while servers crash; ends with 1 when one is wronged. */
import { bookWhileServersCrash } from './killedServers';

const [visitors = 500, times = 50, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);

console.log(`${visitors} visitors after ${times} times while servers crash (seed ${seed}) …`);
void bookWhileServersCrash({ visitors, times, seed }).then((report) => {
  console.log(report);
  const { absent, unwanted, doubled } = report;
  process.exitCode = absent.length + unwanted.length + doubled > 0 ? 1 : 0;
});
