import { spawnSync } from 'node:child_process';

/**
 * Runs a command and waits for its end; its output is shown.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment] additional variables
 * @throws {Error} naming the command when it fails
 */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (error) throw new Error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed; see above.`);
}
