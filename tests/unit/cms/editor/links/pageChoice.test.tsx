/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { LinkInput } from '../../../../../cms/editor/forms/LinkInput';
import { LinkDialog } from '../../../../../cms/editor/links/LinkDialog';
import { LinkPlace } from '../../../../../cms/editor/links/LinkPlace';
import { PageChoice } from '../../../../../cms/editor/links/PageChoice';
import { isLinkable, type LinkPage } from '../../../../../cms/editor/links/linksApi';
import { linkTexts } from '../../../../../cms/editor/links/linkTexts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

const pages = Array.from({ length: 212 }, (_, index) => ({
  itemId: `id ${index}`,
  displayName: `Page ${index}`,
  route: `/page-${index}`,
}));

beforeAll(() => {
  fakeDialogs();
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
  // A chosen page is not chosen again: the form is sent.
  fireEvent.change(field, { target: { value: 'page 3' } });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
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

const site = {
  ...{ name: 'trucks', displayName: 'Trucks', languages: ['sv'] },
  ...{ origin: 'https://trucks.example', timeZone: 'Europe/Stockholm' },
};
const place = { site, language: 'sv', route: '/' };

/** A platform that answers with pages once they are given, and finds all links. */
function createAuthoring(linkPages: Promise<LinkPage[]>): Authoring {
  const authoring = new Authoring('token');
  authoring.request = jest
    .fn()
    .mockImplementationOnce(() => linkPages)
    .mockResolvedValue({ kind: 'PAGE' });
  return authoring;
}

const linkPage: LinkPage = {
  itemId: 'a',
  displayName: 'About us',
  route: '/about',
  template: 'ContentPage',
  components: [],
  fixed: null,
};

test('[EDIT-25] the search for a page has the focus before pages are loaded, and keeps what was typed', async () => {
  let resolve: (pages: LinkPage[]) => void = () => undefined;
  const promise = new Promise<LinkPage[]>((resolvePages) => (resolve = resolvePages));
  const onApply = jest.fn();
  render(
    <LinkPlace authoring={createAuthoring(promise)} place={place}>
      <LinkDialog target={{ href: '' }} onApply={onApply} onClose={() => undefined} />
    </LinkPlace>,
  );
  const field = screen.getByRole('combobox', { name: linkTexts.findPage });
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'about' } });
  // Enter does not send the form: the page that is meant is still to come.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  resolve([linkPage]);
  await screen.findByRole('option', { name: /About us/ });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('about');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  fireEvent.submit(screen.getByRole('combobox').closest('form') ?? field);
  await waitFor(() => expect(onApply).toHaveBeenCalledTimes(1));
  expect(onApply).toHaveBeenCalledWith({ href: '/about', id: 'a', newWindow: false });
});

test('[EDIT-25] Enter in the field of another address sets the link', async () => {
  const onApply = jest.fn();
  render(
    <LinkPlace authoring={createAuthoring(Promise.resolve([]))} place={place}>
      <LinkDialog target={{ href: '' }} onApply={onApply} onClose={() => undefined} />
    </LinkPlace>,
  );
  fireEvent.click(screen.getByRole('tab', { name: linkTexts.kinds.address }));
  const field = screen.getByLabelText<HTMLInputElement>(linkTexts.href);
  fireEvent.change(field, { target: { value: 'https://trucks.example/prices' } });
  // What browsers do on Enter: the button of the field's form is pressed.
  const [button] = [...(field.form?.elements ?? [])].filter(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  expect(button).toHaveTextContent(linkTexts.apply);
  if (button) fireEvent.click(button);
  await waitFor(() => expect(onApply).toHaveBeenCalledTimes(1));
});

test('[EDIT-25] a link that is added begins with the search for its page', () => {
  render(
    <LinkPlace authoring={createAuthoring(new Promise(() => undefined))} place={place}>
      <LinkInput label="More" value={{}} onChange={() => undefined} />
    </LinkPlace>,
  );
  fireEvent.click(screen.getByRole('button', { name: linkTexts.addLink }));
  expect(screen.getByRole('combobox', { name: linkTexts.findPage })).toHaveFocus();
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
