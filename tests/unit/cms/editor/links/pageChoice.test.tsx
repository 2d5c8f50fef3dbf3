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

test('the page choice is one tab stop, and Enter submits the form when no page is highlighted', () => {
  const chosenIds: string[] = [];
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={onSubmit}>
      <PageChoice
        label="Goes below"
        searchLabel="Find a page"
        pages={pages}
        chosenId="id 3"
        onChoose={({ itemId }) => chosenIds.push(itemId)}
      />
      <button type="submit">Send</button>
    </form>,
  );
  expect(container.querySelectorAll('input, button, [tabindex="0"]')).toHaveLength(2);
  expect(screen.getByText(linkTexts.someOf({ shown: 50, count: 212 }))).toBeInTheDocument();
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
  expect(chosenIds).toEqual(['id 1', 'id 211']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an optional link is collapsed until it is added, and can be removed again', () => {
  const changes: unknown[] = [];
  render(<LinkInput label="More" value={{}} onChange={(value) => changes.push(value)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: linkTexts.addLink }));
  expect(screen.getByLabelText(linkTexts.href)).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: linkTexts.removeLink }));
  expect(changes).toEqual([null]);
  expect(screen.getByRole('button', { name: linkTexts.addLink })).toHaveFocus();
});

test('[EDIT-25] links cannot target a folder, an error page or a page with a wildcard address', () => {
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
