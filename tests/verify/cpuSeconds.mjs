import { readFileSync } from 'node:fs';

/** Clock ticks of /proc in a second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** CPU seconds of this process up to now. */
export function ownCpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds of the processes that this one has started and that have ended (proc(5)); 0 where the system has no /proc. */
export function endedChildrenCpuSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The second field is the command in parentheses, which may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
