/** The element, and what the design system and blocks have made of it for others. */
const buttons = ['button', 'Button', 'SectionButton', 'Dot', 'MapPin'];

/** What `styled(…)` makes something of: an element's name, or another component's. */
function styledOf(init) {
  if (init?.type !== 'CallExpression' || init.callee.name !== 'styled') return undefined;
  const [of] = init.arguments;
  return of?.type === 'Literal' ? of.value : of?.name;
}

/**
 * Every button says its type: without one it submits the form around it, also when Enter is pressed in a field. Knows the
 * elements listed above, and what the same file styles as one of these.
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
        // Called like one, and something else: the summary of a fold.
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
