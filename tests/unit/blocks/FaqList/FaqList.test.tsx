/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/FaqList/FaqList.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-08] questions open to show their answers', () => {
  const { container } = showBlock('FaqList', examples.Default);
  expect(container.querySelectorAll('details > summary')).toHaveLength(3);
  expect(screen.getByText('three hours')).toBeInTheDocument();
});

test('[BLOCK-08] publishes the same questions and answers as structured data', () => {
  const { container } = showBlock('FaqList', examples.Default);
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const data = JSON.parse(json) as { mainEntity: object[] };
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  expect(data.mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'Do I need an app?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: '<p>No. Hold your card to the reader, and the charger starts.</p>',
    },
  });
});

test('[BLOCK-08] omits a question without an answer, and renders nothing without any question', () => {
  const { container } = showBlock('FaqList', { Items: [{ Question: { value: 'Why?' } }] });
  expect(container).toBeEmptyDOMElement();
});
