import type { CanvasContent } from '../../canvas/readCanvas';
import { findBlockAt, readVisibleText } from './findBlockAt';
import type { VisualFinding } from './visualFinding.types';

/** Maximum length of a heading in a message, in characters. */
const MAX_TEXT_LENGTH = 60;

/**
 * Reports a missing or second main heading, and skipped levels. The header and footer of the site are not
 * checked.
 */
export function checkHeadings(page: Document, content: CanvasContent): VisualFinding[] {
  const main = page.querySelector('[data-area="main"]') ?? page.body;
  const shownHeadings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => heading.closest('dialog, template, [hidden]') === null,
  );
  const headings = shownHeadings
    .map((heading) => ({
      heading,
      level: Number(heading.tagName[1]),
      text: readVisibleText(heading),
    }))
    .filter(({ text }) => text !== '');
  const mainHeadings = headings.filter(({ level }) => level === 1);
  const findings: VisualFinding[] = [];
  if (mainHeadings.length === 0) {
    const emptyHeading = shownHeadings.find(({ tagName }) => tagName === 'H1');
    const block = emptyHeading && findBlockAt(content, emptyHeading);
    findings.push({ kind: 'noMainHeading', block });
  }
  const [, secondMain] = mainHeadings;
  if (secondMain) {
    const block = findBlockAt(content, secondMain.heading);
    findings.push({ kind: 'manyMainHeadings', count: mainHeadings.length, block });
  }
  let previousLevel = 1;
  for (const { heading, level, text } of headings) {
    if (level > previousLevel + 1) {
      const shortText = text.slice(0, MAX_TEXT_LENGTH);
      const block = findBlockAt(content, heading);
      findings.push({
        kind: 'skippedLevel',
        text: shortText,
        level,
        previousLevel,
        block,
      });
    }
    previousLevel = level;
  }
  return findings;
}
