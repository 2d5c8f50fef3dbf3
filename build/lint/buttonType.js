/** The HTML element, and the design system's components that render one. */
const buttons = ['button', 'Button', 'SectionButton', 'Dot', 'MapPin'];

/** The argument of `styled(…)`: the name of an element or component. */
function styledOf(init) {
  if (init?.type !== 'CallExpression' || init.callee.name !== 'styled') return undefined;
  const [of] = init.arguments;
  return of?.type === 'Literal' ? of.value : of?.name;
}

/**
 * Every button must have a `type`: without one it submits the form around it, also when Enter is pressed in
 * a field. Checks the names listed above, and components that the same file styles from them.
 */
export const buttonType = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { missing: 'A button says its type: button, submit or reset.' },
  },
  create(context) {
    const known = new Set(buttons);
    return {
      VariableDeclarator({ id, init }) {
        const of = styledOf(init);
        if (known.has(of)) known.add(id.name);
        // A component of the same name that is styled from another element, such as the summary of a fold.
        else if (of !== undefined) known.delete(id.name);
      },
      JSXOpeningElement(node) {
        if (!known.has(node.name.name)) return;
        const given = node.attributes.map((attribute) => attribute.name?.name);
        if (given.includes('type') || given.includes('as')) return;
        context.report({
          node,
          messageId: 'missing',
          fix: (fixer) => fixer.insertTextAfter(node.name, ' type="button"'),
        });
      },
    };
  },
};
