import { styled } from '../../stitches';

/** The Swedish consumer agency prescribes this design: black on white with a red symbol, in every theme. */
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

/** As high as three lines of the text. */
const Symbol = styled('svg', { flexShrink: 0, blockSize: 'calc(3 * 1.5em)', inlineSize: 'auto' });

const WarningText = styled('p', { margin: 0, textWrap: 'pretty' });

/**
 * The warning that Swedish law requires next to every offer of credit to consumers since 1 March 2025. Text, colours
 * and layout are prescribed: neither editors nor themes change them, and it is in Swedish in every language.
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
      <WarningText>
        <strong>Att låna kostar pengar!</strong> Om du inte kan betala tillbaka skulden i tid
        riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad,
        teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i
        din kommun. Kontaktuppgifter finns på{' '}
        <a href="https://www.konsumentverket.se" rel="noopener">
          konsumentverket.se
        </a>
        .
      </WarningText>
    </Box>
  );
}
