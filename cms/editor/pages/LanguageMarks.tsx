import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import { languageName } from '../languageName';
import { StateMark } from './pageLook';
import type { PageLanguage } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

const Marks = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

/** What a page's languages are like, each in a word. */
export function languageWords(
  { state, isOutdated }: PageLanguage,
  source: string | undefined,
): string {
  const words: string[] = [texts.languageState[state ?? 'missing']];
  if (isOutdated && source !== undefined)
    words.push(texts.languageIsOutdated(languageName(source)));
  return words.join(', ');
}

/** The languages of a page side by side: which are missing, changed, or older than the first. */
export function LanguageMarks({ languages }: { languages: readonly PageLanguage[] }) {
  const source = languages[0]?.language;
  return (
    <Marks>
      {languages.map((one) => (
        <StateMark
          key={one.language}
          state={one.state ?? 'missing'}
          title={languageWords(one, source)}
        >
          {languageName(one.language)}
          {one.isOutdated && ' ↻'}
          <VisuallyHidden>{`: ${languageWords(one, source)}`}</VisuallyHidden>
        </StateMark>
      ))}
    </Marks>
  );
}
