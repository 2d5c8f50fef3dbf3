import { Container } from '../../design-system/components/Container/Container';
import { LoanWarning } from '../../design-system/components/LoanWarning/LoanWarning';
import { Wordmark } from '../../design-system/components/Wordmark/Wordmark';
import { useEditing } from '../../design-system/fields/EditingContext';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import type { FooterProps } from '../../schema/generated/fields';
import { clientScript } from '../../rendering/clientScript';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { usePageInfo } from '../../rendering/pageInfo';
import { CopyButtonTemplate } from './CopyButtonTemplate';
import { FooterBrands } from './FooterBrands';
import { FooterColumns } from './FooterColumns';
import { FooterInformation } from './FooterInformation';
import { SocialLinks } from './SocialLinks';

const FooterSurface = styled('footer', {
  ...toneStyle('dark'),
  // Space at the end of the page for the link to its top.
  paddingBlock: '$section $9',
  '@print': { paddingBlockEnd: 0 },
});

const TopRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  paddingBlockEnd: '$7',
  '@print': { display: 'none' },
});

const HomeLink = styled('a', { textDecoration: 'none' });

/** Last row: social media profiles and legal information. */
const LastRow = styled('div', {
  display: 'grid',
  gap: '$6',
  '&:not(:empty)': { paddingBlockStart: '$6', borderBlockStart: '1px solid $line' },
});

/** The footer of every page. */
export function Footer(fields: FooterProps) {
  const { siteName, wordmark, homeHref, carListPath, loanWarning } = usePageInfo();
  const editing = useEditing();
  const message = useMessages();
  const cacheKey = JSON.stringify([fields, siteName, homeHref, carListPath, loanWarning]);
  // The text is equal on all pages of a site; the fields are new objects for each page.
  const contentProps = useCachedFragment(message, cacheKey, () => (
    <Container width="wide" {...(!editing && clientScript('Footer'))}>
      <FooterBrands {...fields} carListPath={carListPath} />
      <TopRow>
        <HomeLink href={homeHref}>
          <Wordmark name={siteName} drawing={wordmark} />
        </HomeLink>
        <FieldButton field={fields.HighlightedLink} />
      </TopRow>
      <FooterColumns columns={fields.Columns} />
      <FooterInformation {...fields} />
      <LastRow>
        <SocialLinks links={fields.SocialLinks} />
        {loanWarning && <LoanWarning />}
      </LastRow>
      <CopyButtonTemplate />
    </Container>
  ));
  return <FooterSurface {...contentProps} />;
}
