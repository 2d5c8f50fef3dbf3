/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Accordion } from '../../../../../design-system/components/Accordion/Accordion';
import { Details } from '../../../../../design-system/components/Details/Details';
import { renderInEnglish } from '../inEnglish';

/** The `name` attributes of the rows. Browsers keep at most one row with the same name open. */
const readNames = () => screen.getAllByRole('group').map((row) => row.getAttribute('name'));

const rows = ['One', 'Two'].map((summary) => (
  <Details key={summary} summary={summary}>
    Text
  </Details>
));

test('rows open independently of each other by default', () => {
  renderInEnglish(<Accordion>{rows}</Accordion>);
  expect(readNames()).toEqual([null, null]);
});

test('with `single` the rows share a name that is unique to their accordion', () => {
  renderInEnglish(
    <>
      <Accordion single>{rows}</Accordion>
      <Accordion single>{rows}</Accordion>
    </>,
  );
  const [one, two, three, four] = readNames();
  expect(one).toBeTruthy();
  expect([two, four]).toEqual([one, three]);
  expect(three).not.toBe(one);
});
