import { Extension, wrappingInputRule, textblockTypeInputRule } from '@tiptap/core';
import { splitListItem } from '@tiptap/pm/schema-list';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { keysOf } from '../../../domain/typedKeys';
import { enterInFigure, leaveLastFigure } from './captions';
import {
  blockFormats,
  changeTable,
  clearFormats,
  headingLevels,
  leaveContainer,
  toggleBlock,
  toggleFormat,
  toggleHeading,
  wordFormats,
} from './formats';
import { selectFigure } from './pictures';
import { getHeadingKey } from './withShortcut';

/** Elements that Enter splits into two items. */
const ITEM_ELEMENTS = ['li', 'dd', 'dt'];

/** Keyboard shortcuts of formats, lists and tables, and input rules such as `- ` for a list. */
export const shortcutsAndInputRules = Extension.create({
  name: 'writing',
  priority: 200,

  addKeyboardShortcuts() {
    const { editor } = this;
    const isInTable = () => editor.isActive('table');
    return {
      ...Object.fromEntries(
        keysOf(wordFormats).map((name) => [
          wordFormats[name].key,
          () => toggleFormat(editor, name),
        ]),
      ),
      ...Object.fromEntries(
        keysOf(blockFormats).map((name) => [
          blockFormats[name].key,
          () => toggleBlock(editor, name),
        ]),
      ),
      ...Object.fromEntries(
        headingLevels.map((level) => [getHeadingKey(level), () => toggleHeading(editor, level)]),
      ),
      [getHeadingKey(0)]: () => editor.commands.setNode('p'),
      'Mod-\\': () => clearFormats(editor),
      'Shift-Enter': () => editor.commands.insertContent({ type: 'br' }),
      'Mod-Enter': () => leaveContainer(editor),
      Enter: () =>
        ITEM_ELEMENTS.some((name) => {
          const type = editor.schema.nodes[name];
          return type !== undefined && splitListItem(type)(editor.state, editor.view.dispatch);
        }) || enterInFigure(editor),
      ArrowDown: () => leaveLastFigure(editor),
      // Outside of tables and lists, Tab moves the focus as usual.
      Tab: () => {
        if (isInTable()) {
          if (goToNextCell(1)(editor.state, editor.view.dispatch)) return true;
          return (
            changeTable(editor, 'rowBelow') && goToNextCell(1)(editor.state, editor.view.dispatch)
          );
        }
        return editor.isActive('li') && (editor.commands.sinkListItem('li') || true);
      },
      'Shift-Tab': () => {
        if (isInTable()) return goToNextCell(-1)(editor.state, editor.view.dispatch);
        return editor.isActive('li') && editor.commands.liftListItem('li');
      },
      Delete: () => {
        selectFigure(editor);
        return false;
      },
      Backspace: () => {
        selectFigure(editor);
        const { empty, $from } = editor.state.selection;
        const isStart = empty && $from.parentOffset === 0 && $from.index(-1) === 0;
        return isStart && $from.node(-1).type.name === 'li' && editor.commands.liftListItem('li');
      },
    };
  },

  addInputRules() {
    const { nodes } = this.editor.schema;
    const { ul, ol, blockquote } = nodes;
    return [
      ...(ul ? [wrappingInputRule({ find: /^\s*[-*•]\s$/, type: ul })] : []),
      ...(ol
        ? [
            wrappingInputRule({
              find: /^(\d{1,4})[.)]\s$/,
              type: ol,
              getAttributes: ([, start = '1']) => (start === '1' ? {} : { start }),
              joinPredicate: ([, start = '1'], list) =>
                list.childCount + Number(list.attrs.start ?? 1) === Number(start),
            }),
          ]
        : []),
      ...(blockquote ? [wrappingInputRule({ find: /^>\s$/, type: blockquote })] : []),
      ...headingLevels.flatMap((level) => {
        const type = nodes[`h${level}`];
        return type ? [textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type })] : [];
      }),
    ];
  },

  addProseMirrorPlugins: () => [tableEditing()],
});
