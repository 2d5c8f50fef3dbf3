import { Gauge, type Registry } from 'prom-client';
import { reportMemories, type MemoryReport } from '../memory/memories';

/** Adds the sizes of the process's caches, read when metrics are collected. */
export function addMemoryMetrics(registry: Registry): void {
  const addGauge = (name: string, help: string, value: (memory: MemoryReport) => number) =>
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
  addGauge('forecourt_memory_kept', 'Entries or bytes that a cache holds', ({ kept }) => kept);
  addGauge('forecourt_memory_bound', 'Limit of entries or bytes of a cache', ({ bound }) => bound);
}
