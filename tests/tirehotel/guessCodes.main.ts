/** The campaign against the codes of the tyre hotel at its full size: `npm run test:codes [guesses] [seed]`. */
import { guessCodes } from './guessCodes';

const [guesses = '100000', seed = '1'] = process.argv.slice(2);

void guessCodes({
  guesses: Number(guesses),
  agreements: 1000,
  addresses: 200,
  seed: Number(seed),
}).then((report) => {
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (report.mostTries > 5 || report.mostOfAgreement > 3 || report.longestWait > 15) {
    process.exitCode = 1;
  }
});
