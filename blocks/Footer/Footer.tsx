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
import { CopyButtonPattern } from './CopyButtonPattern';
import { FooterBrands } from './FooterBrands';
import { FooterColumns } from './FooterColumns';
import { FooterInformation } from './FooterInformation';
import { SocialLinks } from './SocialLinks';

const Ground = styled('footer', {
  ...toneStyle('dark'),
  // At the end of the page the link to its top stands below the last line.
  paddingBlock: '$section $9',
  '@print': { paddingBlockEnd: 0 },
});

const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  paddingBlockEnd: '$7',
  '@print': { display: 'none' },
});

const Home = styled('a', { textDecoration: 'none' });

/** Last row: profiles elsewhere, and what the law wants to be read. */
const End = styled('div', {
  display: 'grid',
  gap: '$6',
  '&:not(:empty)': { paddingBlockStart: '$6', borderBlockStart: '1px solid $line' },
});

/** Bottom of every page (spec 1 §2.6). */
export function Footer(fields: FooterProps) {
  const { siteName, wordmark, homeHref, carListPath, loanWarning } = usePageInfo();
  const editing = useEditing();
  const dictionary = useMessages();
  const shown = JSON.stringify([fields, siteName, homeHref, carListPath, loanWarning]);
  // The same on every page of a site: the fields themselves come anew with each page's layout.
  const inner = useCachedFragment(dictionary, shown, () => (
    <Container width="wide" {...(!editing && clientScript('Footer'))}>
      <FooterBrands {...fields} carListPath={carListPath} />
      <Top>
        <Home href={homeHref}>
          <Wordmark name={siteName} drawing={wordmark} />
        </Home>
        <FieldButton field={fields.HighlightedLink} />
      </Top>
      <FooterColumns columns={fields.Columns} />
      <FooterInformation {...fields} />
      <End>
        <SocialLinks links={fields.SocialLinks} />
        {loanWarning && <LoanWarning />}
      </End>
      <CopyButtonPattern />
    </Container>
  ));
  return <Ground {...inner} />;
}
