import { Icon } from '../../design-system/components/Icon/Icon';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { LanguageVersion } from '../pageInfo';

const List = styled('ul', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: '$muted',
  fontSize: '$small',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    paddingInline: '$2',
    color: 'inherit',
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    '@hover': { '&:hover': { textDecorationLine: 'underline' } },
  },
  '& a[aria-current]': { color: '$text', fontWeight: '$semibold' },
});

/** Links to the page's other languages; nothing when there is only one (spec 1 §5). */
export function LanguageSwitcher({ languages }: { languages: readonly LanguageVersion[] }) {
  const message = useMessages();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={message('languageSwitcher')}>
      <List role="list">
        <li>
          <Icon name="globe" />
        </li>
        {languages.map(({ language, nativeName, href, current }) => (
          <li key={language}>
            <a
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={current ? 'true' : undefined}
            >
              {nativeName}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
