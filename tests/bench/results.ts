import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Table } from './bench.types';
import { formatMarkdown } from './formatTable';

const file = path.join('tests', 'bench', 'RESULTS.md');

const introduction = `# Bench results

For developers who compare figures before and after a change.

Figures of \`npm run bench\`; each section says when and on what they were taken. CPU time is what
the kernel counts for the process, so it stands even when other work shares the machine; rates and
latencies do not.
`;

/** Replaces the section of a benchmark in the results. */
export async function writeResults(title: string, table: Table): Promise<void> {
  const sections = parseSections(await readFile(file, 'utf8').catch(() => ''));
  sections.set(title, `${describeCircumstances()}\n\n${formatMarkdown(table)}\n`);
  const body = [...sections].map(([heading, text]) => `## ${heading}\n\n${text}`);
  await writeFile(file, [introduction, ...body].join('\n'));
}

function parseSections(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const section of text.split(/^## /m).slice(1)) {
    const end = section.indexOf('\n');
    sections.set(section.slice(0, end), `${section.slice(end).trim()}\n`);
  }
  return sections;
}

function describeCircumstances(): string {
  const load = os.loadavg()[0] ?? 0;
  return [
    new Date().toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `${os.availableParallelism()} cores`,
    `load average ${load.toFixed(1)} at the end`,
  ].join(', ');
}
