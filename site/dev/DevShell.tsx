import type { ReactNode } from 'react';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { type ThemeName, themes } from '../../design-system/themes/themes';
import { texts } from './texts';

const Choices = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Choice = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  paddingInline: '$3',
  border: '1px solid $border',
  borderRadius: '$round',
  color: '$text',
  fontSize: '$small',
  textDecoration: 'none',
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '&[aria-current]': { borderColor: '$primary', backgroundColor: '$primary', color: '$onPrimary' },
});

interface DevShellProps {
  title: string;
  intro?: string;
  theme: ThemeName;
  /** Address of this page in another theme. */
  addressIn: (theme: ThemeName) => string;
  /** Address of the list of all developer pages; undefined on that page. */
  home?: string;
  children: ReactNode;
}

/** Frame of the developer pages: title, a choice of themes, and the content. */
export function DevShell({ title, intro, theme, addressIn, home, children }: DevShellProps) {
  const message = useMessages();
  return (
    <>
      <SkipLink href="#main">{message('skipToContent')}</SkipLink>
      <header>
        <Section tone="dark" padding="small">
          <Stack gap={5}>
            <Stack gap={2}>
              {home && (
                <Link href={home} variant="standalone">
                  {texts.home}
                </Link>
              )}
              <Heading level={1}>{title}</Heading>
              {intro && (
                <Text size="lead" color="muted" measured>
                  {intro}
                </Text>
              )}
            </Stack>
            <nav aria-label={texts.theme}>
              <Choices>
                {Object.entries(themes).map(([name, { label }]) => (
                  <li key={name}>
                    <Choice
                      href={addressIn(name as ThemeName)}
                      aria-current={name === theme ? 'true' : undefined}
                    >
                      {label}
                    </Choice>
                  </li>
                ))}
              </Choices>
            </nav>
          </Stack>
        </Section>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
