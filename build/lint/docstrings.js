const isFunction = (init) =>
  init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';

/** The declared names of an export that need a docstring: functions, classes and interfaces. */
const declared = {
  FunctionDeclaration: ({ id }) => [id],
  TSDeclareFunction: ({ id }) => [id],
  ClassDeclaration: ({ id }) => [id],
  // Props and options are documented field by field.
  TSInterfaceDeclaration: ({ id }) => (/(?:Props|Options)$/.test(id.name) ? [] : [id]),
  VariableDeclaration: ({ declarations }) =>
    declarations.filter(({ init }) => isFunction(init)).map(({ id }) => id),
};

/**
 * Exported functions, classes and interfaces must have a docstring, with shapes, units, errors and source
 * where needed.
 */
export const docstrings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Write a docstring for {{name}}, which other files use.' },
  },
  create(context) {
    const hasDocstring = (node) =>
      context.sourceCode
        .getCommentsBefore(node)
        .some(({ type, value }) => type === 'Block' && value.startsWith('*'));
    /** Names that have a docstring; of overloads only the first needs one. */
    const documented = new Set();
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node;
        for (const id of declared[declaration?.type]?.(declaration) ?? []) {
          if (hasDocstring(node)) documented.add(id.name);
          else if (!documented.has(id.name)) {
            context.report({ node: id, messageId: 'missing', data: { name: id.name } });
          }
        }
      },
    };
  },
};
