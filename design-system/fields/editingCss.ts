/**
 * Styles that an editor adds to a page edited in place: marks around hovered and focused fields, and hints in
 * empty ones. They use colours of the page's theme. Links that cover a whole card ignore the pointer, so that
 * the elements below can be clicked.
 */
export const editingCss = `
[data-edit-field] { outline: 1px dashed transparent; outline-offset: 3px; border-radius: 2px; transition: outline-color 120ms; }
[data-edit-field="text"], [data-edit-field="richText"] { cursor: text; }
[data-edit-field="image"], [data-edit-field="link"], [data-edit-field="date"], [data-edit-field="file"] { cursor: pointer; }
[data-edit-field]:hover { outline-color: var(--colors-focus); }
[data-edit-field]:focus, [data-edit-field]:focus-visible { outline: 2px solid var(--colors-focus); outline-offset: 3px; }
[data-edit-field][data-hint]:empty::before, [data-edit-field][data-hint]:has(> br:only-child)::before {
  content: attr(data-hint); opacity: 0.7; font-style: italic;
}
[data-edit-field="image"]:hover img { outline: 2px solid var(--colors-focus); outline-offset: -2px; }
a { -webkit-user-drag: none; }
a::before, a::after { pointer-events: none !important; }
`;
