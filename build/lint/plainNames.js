import { readFileSync } from 'node:fs';

/**
 * Words to avoid in names: `everywhere` in all declared names, `exported` in names that other files import;
 * each with its replacements. `kept` lists exceptions that are standard terms, by reason.
 */
const words = JSON.parse(readFileSync(new URL('plainNames.json', import.meta.url), 'utf8'));
const kept = new Set(Object.values(words.kept).flat());

/** Words of a name in small letters: `STAND_IN_PATH` and `standInPath` are stand, in, path. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);
}

function forbiddenWord(name, list) {
  if (kept.has(name)) return undefined;
  const spaced = ` ${wordsOf(name).join(' ')} `;
  return Object.keys(list).find((word) => spaced.includes(` ${word} `));
}

const isExported = ({ type, node }) => {
  if (type === 'Parameter') return false;
  const declaration = node.type === 'VariableDeclarator' ? node.parent : node;
  return declaration.parent?.type === 'ExportNamedDeclaration';
};

/**
 * Names must use the field's words (docs/glossary.md). Keys of object literals are not checked, since other
 * code defines them.
 */
export const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: 'Name it with {{plain}} instead of "{{word}}".' },
  },
  create(context) {
    function check(node, list) {
      const name = node.name ?? node.value;
      const word = typeof name === 'string' ? forbiddenWord(name, list) : undefined;
      if (word === undefined) return;
      context.report({ node, messageId: 'word', data: { word, plain: list[word] } });
    }
    const all = { ...words.exported, ...words.everywhere };
    return {
      'Program:exit'({ range }) {
        if (range === undefined) return;
        for (const scope of context.sourceCode.scopeManager.scopes) {
          for (const { defs } of scope.variables) {
            const [definition] = defs;
            if (definition === undefined || definition.type === 'ImportBinding') continue;
            check(definition.name, isExported(definition) ? all : words.everywhere);
          }
        }
      },
      'TSPropertySignature, TSMethodSignature, MethodDefinition, PropertyDefinition'({ key }) {
        check(key, words.everywhere);
      },
    };
  },
};
