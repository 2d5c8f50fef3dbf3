import { styled } from '../../stitches';

/** As the Swedish consumer agency prescribes it: black on white with a red symbol, in every theme. */
const Box = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$4',
  backgroundColor: '#ffffff',
  color: '#000000',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '$small',
  lineHeight: 1.5,
  forcedColorAdjust: 'none',
  '& a': { color: 'inherit' },
  '& a:focus-visible': { outlineColor: '#000000' },
});

/** Three lines of the text high. */
const Symbol = styled('svg', { flexShrink: 0, blockSize: 'calc(3 * 1.5em)', inlineSize: 'auto' });

const Words = styled('p', { margin: 0, textWrap: 'pretty' });

/**
 * The warning that is shown with every offer of credit to consumers in Sweden since 1 March 2025. Words,
 * colours and form are the law's: not an editor's, not a theme's, and Swedish in every language.
 */
export function LoanWarning() {
  return (
    <Box lang="sv" role="note">
      <Symbol viewBox="0 0 52 46" aria-hidden="true">
        <path
          d="M26 3.5 49 43H3Z"
          fill="#ffffff"
          stroke="#e2001a"
          strokeWidth="5.5"
          strokeLinejoin="round"
        />
        <path d="M26 16v14" stroke="#e2001a" strokeWidth="5" strokeLinecap="round" />
        <circle cx="26" cy="36.5" r="2.9" fill="#e2001a" />
      </Symbol>
      <Words>
        <strong>Att låna kostar pengar!</strong> Om du inte kan betala tillbaka skulden i tid
        riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad,
        teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i
        din kommun. Kontaktuppgifter finns på{' '}
        <a href="https://www.konsumentverket.se" rel="noopener">
          konsumentverket.se
        </a>
        .
      </Words>
    </Box>
  );
}
