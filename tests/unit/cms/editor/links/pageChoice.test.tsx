/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { LinkInput } from '../../../../../cms/editor/forms/LinkInput';
import { PageChoice } from '../../../../../cms/editor/links/PageChoice';
import { isLinkable, type LinkPage } from '../../../../../cms/editor/links/linksApi';
import { linkTexts } from '../../../../../cms/editor/links/linkTexts';

const pages = Array.from({ length: 212 }, (_, index) => ({
  itemId: `id ${index}`,
  displayName: `Page ${index}`,
  route: `/page-${index}`,
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('a page is chosen by keyboard in one stop; Enter sends the form where none was looked for', () => {
  const chosen: string[] = [];
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={sent}>
      <PageChoice
        label="Goes below"
        searchLabel="Find a page"
        pages={pages}
        chosen="id 3"
        onChoose={({ itemId }) => chosen.push(itemId)}
      />
      <button type="submit">Send</button>
    </form>,
  );
  expect(container.querySelectorAll('input, button, [tabindex="0"]')).toHaveLength(2);
  expect(screen.getByText(linkTexts.someOf(50, 212))).toBeInTheDocument();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Page 3 /page-3');

  const field = screen.getByRole('combobox', { name: 'Find a page' });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const active = field.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent('Page 1 /page-1');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  fireEvent.change(field, { target: { value: 'page 211' } });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(chosen).toEqual(['id 1', 'id 211']);
  expect(sent).not.toHaveBeenCalled();
});

test('a link that may be left out is closed until it is wanted, and goes again', () => {
  const changes: unknown[] = [];
  render(<LinkInput label="More" value={{}} onChange={(value) => changes.push(value)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: linkTexts.addLink }));
  expect(screen.getByLabelText(linkTexts.href)).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: linkTexts.removeLink }));
  expect(changes).toEqual([null]);
  expect(screen.getByRole('button', { name: linkTexts.addLink })).toHaveFocus();
});

test('[EDIT-25] visitors are led to no folder, error page, or page that stands for any address', () => {
  const page: LinkPage = {
    itemId: 'a',
    displayName: 'A',
    route: '/a',
    template: 'ContentPage',
    components: [],
    fixed: 'DATA',
  };
  expect(isLinkable(page)).toBe(true);
  expect(isLinkable({ ...page, template: null })).toBe(false);
  expect(isLinkable({ ...page, fixed: 'ERROR' })).toBe(false);
  expect(isLinkable({ ...page, route: '/kop-bil/,-w-,' })).toBe(false);
});
