/** Whether a node of any window is an element: those of the page are no instances of the editor's classes. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;
