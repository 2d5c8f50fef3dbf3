import { getMarkAttributes, type Editor } from '@tiptap/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LinkDialog } from '../links/LinkDialog';
import type { LinkTargetValue } from '../links/LinkTarget';

interface TextLinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Edits the link at the caret, or makes the selected text a link. */
export function TextLinkDialog({ editor, onClose }: TextLinkDialogProps) {
  const [linkAttributes] = useState(() => getMarkAttributes(editor.state, 'a'));
  const target: LinkTargetValue = {
    href: readText(linkAttributes.href) ?? '',
    id: readText(linkAttributes['data-item']),
    newWindow: linkAttributes.target === '_blank',
  };

  function applyTarget(newTarget: LinkTargetValue | undefined): void {
    const chain = editor.chain().focus().extendMarkRange('a');
    if (!newTarget) chain.unsetMark('a').run();
    else {
      const attributes = {
        href: newTarget.href,
        'data-item': newTarget.id ?? null,
        target: newTarget.newWindow ? '_blank' : null,
      };
      // Without a selection, the address becomes the link's text.
      if (editor.state.selection.empty && !editor.isActive('a')) {
        const marks = [{ type: 'a', attrs: attributes }];
        chain.insertContent({ type: 'text', text: newTarget.href, marks }).run();
      } else chain.setMark('a', attributes).run();
    }
    onClose();
  }

  // A portal, since the text can be part of a form, and forms cannot be nested.
  return createPortal(
    <LinkDialog target={target} onApply={applyTarget} onClose={onClose} />,
    document.body,
  );
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
