import { Gauge, type Registry } from 'prom-client';
import { reportMemories, type MemoryReport } from '../memory/memories';

/** Adds what the process keeps in memory, counted when somebody asks. */
export function addMemoryMetrics(registry: Registry): void {
  const gaugeOf = (name: string, help: string, value: (memory: MemoryReport) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['memory', 'unit'],
      registers: [registry],
      collect() {
        this.reset();
        for (const memory of reportMemories()) {
          this.set({ memory: memory.name, unit: memory.unit }, value(memory));
        }
      },
    });
  gaugeOf('forecourt_memory_kept', 'What is kept in memory, and can be lost', ({ kept }) => kept);
  gaugeOf('forecourt_memory_bound', 'Most that is kept in memory', ({ bound }) => bound);
}
