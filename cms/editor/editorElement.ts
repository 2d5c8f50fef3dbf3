/** Id of the element that the editor renders into, and its attribute with the initial data as JSON. */
export const editorElement = { id: 'editor', attribute: 'data-start' } as const;
