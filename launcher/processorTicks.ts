import { readFileSync } from 'node:fs';

/**
 * Positions of the user and kernel time, in clock ticks, among the fields after the name in
 * `/proc/<pid>/stat` (proc(5)).
 */
const USER_TIME_FIELD = 11;
const KERNEL_TIME_FIELD = 12;

/** Processor time that a process has used, in ticks of 10 ms; 0 on systems that do not provide it. */
export function processorTicks(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain any characters, also parentheses and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[USER_TIME_FIELD]) + Number(fields[KERNEL_TIME_FIELD]);
  } catch {
    return 0;
  }
}
