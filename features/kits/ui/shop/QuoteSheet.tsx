import { createPortal } from 'react-dom';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { globalCss, styled } from '../../../../design-system/stitches';
import type { KitSession } from '../../../../domain/kits/kitSession';
import type { KitQuoteTexts } from '../kitQuoteTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { SessionFacts } from './SessionFacts';
import { QuoteTotals } from './QuoteLines';
import { usePageBody } from './usePageBody';

// In print the quote replaces the rest of the page.
globalCss({
  'body:has(> [data-kit-sheet]) > :not([data-kit-sheet])': {
    '@print': { display: 'none !important' },
  },
});

const Sheet = styled('section', {
  display: 'none',
  '@print': { display: 'grid', gap: '$5', color: 'black' },
});

const Title = styled('h1', { margin: 0, fontFamily: '$heading', fontSize: '$h3' });

const Lines = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2', borderBlockEnd: '1px solid black', textAlign: 'start' },
  '& [data-amount]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
});

const Facts = styled('p', { margin: 0, fontSize: '$small' });

const Total = styled('div', { justifySelf: 'end', minInlineSize: '$card', breakInside: 'avoid' });

interface QuoteSheetProps {
  texts: KitQuoteTexts;
  session: Partial<KitSession>;
}

/** The quote in print, shown only there. */
export function QuoteSheet({ texts, session }: QuoteSheetProps) {
  const message = useMessages();
  const { siteName } = usePageInfo();
  const body = usePageBody();
  if (!body || texts.lines.length === 0) return null;
  return createPortal(
    <Sheet data-kit-sheet="">
      <div>
        <Facts>{siteName}</Facts>
        <Title>{message('kitQuoteTitle')}</Title>
      </div>
      <SessionFacts session={session} />
      <Facts>
        {`${message('kitQuoteDate')} ${texts.date}. ${message('kitQuoteValid')} ${texts.validUntil}.`}
      </Facts>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{message('kitCode')}</th>
            <th scope="col">{message('kitPartName')}</th>
            <th scope="col" data-amount="">
              {message('kitPriceWithoutVat')}
            </th>
            <th scope="col" data-amount="">
              {fillIn(message('kitInclVat'), { percent: texts.vatPercent })}
            </th>
          </tr>
        </thead>
        <tbody>
          {texts.lines.map(({ kitId, kitCode, name, price, withoutVat }) => (
            <tr key={kitId}>
              <td>{kitCode}</td>
              <td>{name}</td>
              <td data-amount="">{withoutVat}</td>
              <td data-amount="">{price}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <Total>
        <QuoteTotals texts={texts} />
      </Total>
    </Sheet>,
    body,
  );
}
