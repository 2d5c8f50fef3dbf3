/**
 * Whether a node is an element. It works for any window: nodes of the page are no instances of the editor's
 * classes.
 */
export const isElement = (node: Node): node is Element => node.nodeType === 1;
