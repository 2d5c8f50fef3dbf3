/**
 * `npm run test:bookings [-- visitors times seed [mechmate|tirehotel]]`: visitors book while servers crash.
 * Ends with code 1 if a result is wrong.
 */
import { readWholeNumber, runCommand, UsageError } from '../../platform/command';
import { createRandomSeed } from '../support/seededRandom';
import { bookWhileServersCrash } from './killedServers';

await runCommand(
  'npm run test:bookings [-- <visitors> <times> <seed> <mechmate or tirehotel>]',
  async () => {
    const [people = '500', slots = '50', from = createRandomSeed(), system = 'mechmate'] =
      process.argv.slice(2);
    const visitors = readWholeNumber('The count of visitors', people);
    const times = readWholeNumber('The count of times', slots);
    const seed = readWholeNumber('The seed', from, { min: 0 });
    if (system !== 'mechmate' && system !== 'tirehotel') {
      throw new UsageError('The system is mechmate or tirehotel.');
    }
    console.log(`${visitors} visitors after ${times} times while servers crash (seed ${seed}) …`);
    const report = await bookWhileServersCrash({ system, visitors, times, seed });
    console.log(report);
    const { absent, unwanted, doubled } = report;
    process.exitCode = absent.length + unwanted.length + doubled > 0 ? 1 : 0;
  },
);
