/**
 * `npm run test:codes [-- guesses seed]`: simulates an attack on the codes of the tyre hotel in full size.
 */
import { readWholeNumber, runCommand } from '../../platform/command';
import { guessCodes } from './guessCodes';

await runCommand('npm run test:codes [-- <guesses> <seed>]', async () => {
  const [guesses = '100000', seed = '1'] = process.argv.slice(2);
  const report = await guessCodes({
    guesses: readWholeNumber('The count of guesses', guesses),
    agreements: 1000,
    addresses: 200,
    seed: readWholeNumber('The seed', seed, { min: 0 }),
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (report.maxAttempts > 5 || report.maxPerAgreement > 3 || report.maxWait > 15) {
    process.exitCode = 1;
  }
});
