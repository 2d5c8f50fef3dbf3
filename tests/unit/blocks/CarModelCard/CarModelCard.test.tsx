/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/CarModelCard/CarModelCard.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-16] [BLOCK-17] shows title, text, picture, link, campaign and four pairs of label and value', () => {
  const pair = (number: 1 | 2 | 3 | 4) => ({
    [`Label${number}`]: { value: `Label ${number}` },
    [`LabelValue${number}`]: { value: `Value ${number}` },
  });
  const { container } = showBlock('CarModelCard', {
    ...examples.Default,
    IsCampaign: true,
    CampaignText: { value: 'This week' },
    ...pair(1),
    ...pair(2),
    ...pair(3),
    ...pair(4),
  });
  expect(screen.getByText('This week')).toBeInTheDocument();
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.getByRole('link')).toBeInTheDocument();
  const terms = [...container.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(terms).toEqual([1, 2, 3, 4].map((number) => `Label ${number}Value ${number}`));
});

test('keeps a hyphenated name on one line without changing its text', () => {
  showBlock('CarModelCard', { Title: { value: 'Mercedes-Benz CLA 250+' } });
  const title = screen.getByRole('heading', { name: 'Mercedes-Benz CLA 250+' });
  expect(title.querySelector('span')).toHaveTextContent(/^Mercedes-Benz$/);
});
