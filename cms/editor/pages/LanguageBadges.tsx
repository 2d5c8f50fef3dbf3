import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import { languageName } from '../languageName';
import { StateBadge } from './pageStyles';
import type { PageLanguage } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

const Badges = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

/** The state of one language of a page in words: `changed, older than Swedish`. */
export function describeLanguageState(
  { state, isOutdated }: PageLanguage,
  sourceLanguage: string | undefined,
): string {
  const states: string[] = [texts.languageState[state ?? 'missing']];
  if (isOutdated && sourceLanguage !== undefined)
    states.push(texts.languageIsOutdated({ source: languageName(sourceLanguage) }));
  return states.join(', ');
}

/** The languages of a page as badges, which show whether each is missing, changed or older than the first. */
export function LanguageBadges({ languages }: { languages: readonly PageLanguage[] }) {
  const sourceLanguage = languages[0]?.language;
  return (
    <Badges>
      {languages.map((pageLanguage) => (
        <StateBadge
          key={pageLanguage.language}
          state={pageLanguage.state ?? 'missing'}
          title={describeLanguageState(pageLanguage, sourceLanguage)}
        >
          {languageName(pageLanguage.language)}
          {pageLanguage.isOutdated && ' ↻'}
          <VisuallyHidden>{`: ${describeLanguageState(pageLanguage, sourceLanguage)}`}</VisuallyHidden>
        </StateBadge>
      ))}
    </Badges>
  );
}
