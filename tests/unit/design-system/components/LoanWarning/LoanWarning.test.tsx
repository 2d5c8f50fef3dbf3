/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { LoanWarning } from '../../../../../design-system/components/LoanWarning/LoanWarning';

test('[FOOT-14] [OQ-25] shows the Swedish wording that the law requires, with a link to the agency', () => {
  render(<LoanWarning />);
  const warning = screen.getByRole('note');
  expect(warning).toHaveTextContent(
    /^Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning\. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån\. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun\. Kontaktuppgifter finns på konsumentverket\.se\.$/,
  );
  expect(warning).toHaveAttribute('lang', 'sv');
  const link = screen.getByRole('link', { name: 'konsumentverket.se' });
  expect(link).toHaveAttribute('href', 'https://www.konsumentverket.se');
});
