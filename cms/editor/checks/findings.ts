import type { Placeholders } from '../authoring';
import { findBlock } from '../blocks/blockTree';
import { contracts } from '../forms/checkValue';
import { fieldName } from '../forms/fieldName';
import { languageName } from '../languageName';
import type { LookFinding } from './looks/lookFinding.types';
import type { ContentFinding } from '../publishing/publishApi';
import { publishTexts } from '../publishing/publishTexts';
import type { Checks } from './useChecks';

/** Something that was found, in words for the editor. */
export interface Finding {
  key: string;
  severity: 'error' | 'warning';
  text: string;
  /** The block that it is in, by uid and by name; absent for the page as a whole. */
  block?: { uid: string; name: string };
}

const { findings: words } = publishTexts;

/** Everything that the checks have found so far, errors first. */
export function findingsOf(checks: Checks, placeholders: Placeholders): Finding[] {
  const named = (uid: string | null | undefined, component?: string | null) => {
    if (!uid) return undefined;
    const known = component ?? findBlock(placeholders, uid)?.block.componentName;
    const name = known ? (contracts.blocks[known]?.label ?? known) : publishTexts.headerFooter;
    return { uid, name };
  };
  const content = (checks.content ?? []).map((one, index) => ({
    key: `content ${index}`,
    severity: one.severity,
    text: contentWords(one),
    block: named(one.block, one.componentName),
  }));
  const seen = [...(checks.headings ?? []), ...(checks.contrasts ?? [])];
  const looks = seen.map((one, index) => ({
    key: `looks ${index}`,
    severity: one.kind === 'noMainHeading' ? ('error' as const) : ('warning' as const),
    text: lookWords(one),
    block: named(one.block),
  }));
  const weights = (checks.weights ?? [])
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(({ width, kilobytes, budget }) => ({
      key: `weight ${width}`,
      severity: 'warning' as const,
      text: words.heavy(width, kilobytes, budget),
    }));
  const all: Finding[] = [...content, ...looks, ...weights];
  const isError = ({ severity }: Finding) => severity === 'error';
  return [...all.filter(isError), ...all.filter((one) => !isError(one))];
}

function contentWords({ kind, field, componentName, detail }: ContentFinding): string {
  const name = fieldName(componentName, field ?? '');
  switch (kind) {
    case 'emptyRequired':
      return words.emptyRequired(name);
    case 'missingAlt':
      return words.missingAlt(name);
    case 'deadLink':
      return words.deadLink(name, detail ?? '');
    case 'missingBlock':
      return words.missingBlock;
    case 'refusedMarkup':
      return words.refusedMarkup(name, detail ?? '');
    case 'missingLanguage':
      return words.missingLanguage(languageName(detail ?? ''));
    case 'olderLanguage':
      return words.olderLanguage(languageName(detail ?? ''));
    case 'untranslated':
      return words.untranslated(name, languageName(detail ?? ''));
    default:
      return [kind, name, detail].filter(Boolean).join(' ');
  }
}

function lookWords(finding: LookFinding): string {
  switch (finding.kind) {
    case 'noMainHeading':
      return words.noMainHeading;
    case 'manyMainHeadings':
      return words.manyMainHeadings(finding.count);
    case 'skippedLevel':
      return words.skippedLevel(finding.text, finding.level, finding.before);
    case 'lowContrast': {
      const round = (ratio: number) => `${ratio.toFixed(1)}:1`;
      return words.lowContrast(finding.text, round(finding.ratio), round(finding.needed));
    }
  }
}
