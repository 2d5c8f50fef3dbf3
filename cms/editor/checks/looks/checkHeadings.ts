import type { CanvasContent } from '../../canvas/readCanvas';
import { blockAt, wordsOf } from './blockAt';
import type { LookFinding } from './lookFinding.types';

/** Longest piece of a heading that is told. */
const MAX_WORDS = 60;

/** One main heading, and no level left out below it. Headings in header and footer are the whole site's. */
export function checkHeadings(page: Document, content: CanvasContent): LookFinding[] {
  const main = page.querySelector('[data-area="main"]') ?? page.body;
  const headings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.closest('dialog, template, [hidden]') === null)
    .map((heading) => ({ heading, level: Number(heading.tagName[1]), text: wordsOf(heading) }))
    .filter(({ text }) => text !== '');
  const mains = headings.filter(({ level }) => level === 1);
  const findings: LookFinding[] = [];
  if (mains.length === 0) findings.push({ kind: 'noMainHeading' });
  const [, second] = mains;
  if (second) {
    const block = blockAt(content, second.heading);
    findings.push({ kind: 'manyMainHeadings', count: mains.length, block });
  }
  let before = 1;
  for (const { heading, level, text } of headings) {
    if (level > before + 1) {
      const words = text.slice(0, MAX_WORDS);
      const block = blockAt(content, heading);
      findings.push({ kind: 'skippedLevel', text: words, level, before, block });
    }
    before = level;
  }
  return findings;
}
