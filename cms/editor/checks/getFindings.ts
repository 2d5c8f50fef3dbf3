import type { Placeholders } from '../authoring';
import { findBlock } from '../blocks/blockTree';
import { typeName } from '../forms/contractTexts';
import { fieldName } from '../forms/fieldName';
import { languageName } from '../languageName';
import type { VisualFinding } from './looks/visualFinding.types';
import type { ContentFinding } from '../publishing/publishApi';
import { publishTexts } from '../publishing/publishTexts';
import type { Checks } from './useChecks';

/** A result of a check, with its message for the editor. */
export interface Finding {
  key: string;
  severity: 'error' | 'warning';
  text: string;
  /** The block of the finding; undefined for the page as a whole. */
  block?: { uid: string; name: string };
}

const { findings: findingTexts } = publishTexts;

/** Longest quotation of the page in a message. */
const MAX_QUOTED_CHARACTERS = 80;

/** Returns all findings of the checks that are complete, errors first. */
export function getFindings(checks: Checks, placeholders: Placeholders): Finding[] {
  const describeBlock = (uid: string | null | undefined, component?: string | null) => {
    if (!uid) return undefined;
    const componentName = component ?? findBlock(placeholders, uid)?.block.componentName;
    const name = componentName ? typeName(componentName) : publishTexts.headerFooter;
    return { uid, name };
  };
  const content = (checks.content ?? []).map((finding, index) => ({
    key: `content ${index}`,
    severity: finding.severity,
    text: describeContentFinding(finding),
    block: describeBlock(finding.block, finding.componentName),
  }));
  const visualFindings = [...(checks.headings ?? []), ...(checks.contrasts ?? [])];
  const visual = visualFindings.map((finding, index) => ({
    key: `looks ${index}`,
    severity: finding.kind === 'noMainHeading' ? ('error' as const) : ('warning' as const),
    text: describeVisualFinding(finding),
    block: describeBlock(finding.block),
  }));
  const weights = (checks.weights ?? [])
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(({ width, kilobytes, budget }) => ({
      key: `weight ${width}`,
      severity: 'warning' as const,
      text: findingTexts.heavy({ width, kilobytes, budget }),
    }));
  const findings: Finding[] = [...content, ...visual, ...weights];
  const isError = ({ severity }: Finding) => severity === 'error';
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

function describeContentFinding(finding: ContentFinding): string {
  const { kind, field, componentName, detail, text } = finding;
  const name = fieldName(componentName, field ?? '');
  switch (kind) {
    case 'emptyRequired':
      return findingTexts.emptyRequired({ field: name });
    case 'missingAlt':
      return findingTexts.missingAlt({ field: name });
    case 'deadLink':
      return findingTexts.deadLink({ field: name, href: detail ?? '' });
    case 'missingBlock':
      return findingTexts.missingBlock;
    case 'emptyBlock':
      return findingTexts.emptyBlock;
    case 'hiddenItems':
      return findingTexts.hiddenItems({ field: name });
    case 'starterText':
      return findingTexts.starterText({ field: name, text: text ?? '' });
    case 'refusedMarkup':
      return describeRefusedMarkup(name, detail ?? '');
    case 'missingLanguage':
      return findingTexts.missingLanguage({ language: languageName(detail ?? '') });
    case 'olderLanguage':
      return findingTexts.olderLanguage({ language: languageName(detail ?? '') });
    case 'untranslated':
      return describeUntranslated(name, languageName(detail ?? ''), text);
    default:
      return [kind, name, detail].filter(Boolean).join(' ');
  }
}

const describeUntranslated = (field: string, language: string, text: string | null): string =>
  text === null
    ? findingTexts.untranslated({ field, language })
    : findingTexts.untranslatedPhrase({ field, language, text: shorten(text) });

/** The beginning of a long phrase, by which it is found on the page. */
const shorten = (text: string): string =>
  text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS).trimEnd()}…` : text;

function describeRefusedMarkup(field: string, element: string): string {
  if (element === 'img') return findingTexts.refusedPicture({ field });
  if (element === 'video') return findingTexts.refusedFilm({ field });
  if (element === 'html') return findingTexts.refusedLength({ field });
  return findingTexts.refusedMarkup({ field, element });
}

function describeVisualFinding(finding: VisualFinding): string {
  switch (finding.kind) {
    case 'noMainHeading':
      return findingTexts.noMainHeading;
    case 'manyMainHeadings':
      return findingTexts.manyMainHeadings({ count: finding.count });
    case 'skippedLevel':
      return findingTexts.skippedLevel({
        text: finding.text,
        level: finding.level,
        before: finding.previousLevel,
      });
    case 'lowContrast': {
      const formatRatio = (ratio: number) => `${ratio.toFixed(1)}:1`;
      return findingTexts.lowContrast({
        text: finding.text,
        ratio: formatRatio(finding.ratio),
        needed: formatRatio(finding.requiredRatio),
      });
    }
  }
}
