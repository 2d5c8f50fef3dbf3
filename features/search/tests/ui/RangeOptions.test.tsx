/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RangeOptions } from '../../ui/RangeOptions';
import { PageInfoContext } from '../../../../rendering/pageInfo';
import { MessagesProvider } from '../../../../design-system/messages';

test('a chosen bound stays in the field while other filters narrow the range', () => {
  const { container } = render(
    <PageInfoContext value={{ locale: 'sv-SE' } as never}>
      <MessagesProvider messages={(key) => key}>
        <RangeOptions
          name="car_price"
          label="Pris"
          histogram={
            {
              type: 'histogram',
              name: 'car_price',
              min: 100_000,
              max: 280_000,
              values: [],
            } as never
          }
          bounds={[null, 300_000]}
          text={String}
          symbol="kr"
        />
      </MessagesProvider>
    </PageInfoContext>,
  );
  expect(screen.getByRole('textbox', { name: 'Pris: rangeTo' })).toHaveValue('300000');
  expect(screen.getByRole('textbox', { name: 'Pris: rangeFrom' })).toHaveValue('');
  const [, to] = container.querySelectorAll<HTMLInputElement>('input[type=range]');
  expect(to).toHaveValue('280000');
});
