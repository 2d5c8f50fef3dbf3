/** Element that the editor's script fills, and its attribute with what the editor starts with. */
export const editorElement = { id: 'editor', attribute: 'data-start' } as const;
