/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { DateInput } from '../../../../../cms/editor/forms/DateInput';
import { LinkPlace } from '../../../../../cms/editor/links/LinkPlace';

const site = {
  name: 'harbour',
  label: 'Harbour',
  languages: ['sv'],
  origin: 'http://harbour.localhost',
  timeZone: 'Europe/Helsinki',
};

function renderInput(value: string) {
  const onChange = jest.fn();
  render(
    <LinkPlace authoring={new Authoring('csrf')} place={{ site, language: 'sv', route: '/' }}>
      <DateInput label="Published" hint="For lists." value={value} onChange={onChange} />
    </LinkPlace>,
  );
  return { onChange, field: screen.getByLabelText('Published') };
}

test('[EDIT-53] a date is edited in the time zone of the site, and repeated in 24-hour form with its zone', () => {
  const { onChange, field } = renderInput('2026-11-27T16:19:00Z');
  expect(field).toHaveValue('2026-11-27T18:19');
  expect(field).toHaveAccessibleDescription(/^For lists. Fri, 27 Nov 2026, 18:19 (?:EET|GMT\+2)$/);
  fireEvent.change(field, { target: { value: '2026-06-01T00:30' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-05-31T21:30:00Z');
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('[EDIT-53] a time skipped by daylight saving is ignored, and an empty field shows its time zone', () => {
  const { onChange, field } = renderInput('');
  expect(field).toHaveAccessibleDescription(/Helsinki \(Eastern European Time\)$/);
  fireEvent.change(field, { target: { value: '2027-03-28T03:30' } });
  expect(onChange).not.toHaveBeenCalled();
});
