/** Styles of a text while it is edited, in the page and in forms: those that ProseMirror requires, and highlights. */
export const richTextCss = `
.ProseMirror { position: relative; white-space: break-spaces; overflow-wrap: break-word; font-variant-ligatures: none; }
.ProseMirror[data-hint]:has(> p:only-child > br:only-child)::before { content: attr(data-hint); float: inline-start; block-size: 0; opacity: 0.7; font-style: italic; pointer-events: none; }
.ProseMirror pre { white-space: pre-wrap; }
.ProseMirror:focus .ProseMirror-hideselection *::selection { background: transparent; }
.ProseMirror-selectednode { outline: 2px solid var(--colors-focus); outline-offset: 2px; }
.ProseMirror-gapcursor { position: absolute; display: none; pointer-events: none; }
.ProseMirror-gapcursor::after { content: ""; position: absolute; inset-block-start: -2px; inline-size: 20px; border-block-start: 2px solid currentColor; }
.ProseMirror-focused .ProseMirror-gapcursor { display: block; }
.ProseMirror :is(td, th) { position: relative; min-inline-size: 3em; border: 1px dashed var(--colors-line); }
.ProseMirror .selectedCell { background-color: var(--colors-surface); outline: 2px solid var(--colors-focus); outline-offset: -2px; }
.ProseMirror .found { background-color: #ffe08a; color: #1a1a1a; }
.ProseMirror .chosen { outline: 2px solid var(--colors-focus); }
.ProseMirror figcaption:has(> p:only-child > br:only-child) { min-block-size: 1.5em; border-block-end: 1px dashed var(--colors-line); }
.ProseMirror p:first-child:last-child > img.ProseMirror-separator { display: none; }
`;
