import { readFileSync } from 'node:fs';

/** Fields behind the name in `/proc/<pid>/stat` (proc(5)): time in user code and in the kernel, in ticks of a clock. */
const USER = 11;
const KERNEL = 12;

/** Time of the processor that a process has had, in ticks of 10 ms; 0 on systems that do not tell. */
export function processorTicks(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold anything, also parentheses and blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[USER]) + Number(fields[KERNEL]);
  } catch {
    return 0;
  }
}
