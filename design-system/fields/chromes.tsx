import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { styled } from '../stitches';
import type { EditedFieldProps, EditedKind, EditingMarks } from './EditingContext';

/** The platform's id for "no block", the parent of the page's own placeholders. */
const NO_BLOCK_ID = '00000000-0000-0000-0000-000000000000';

type ChromeType = 'field' | 'rendering' | 'placeholder';

const Hint = styled('span', {
  display: 'inline-block',
  minInlineSize: '$touch',
  paddingInline: '$2',
  border: '1px dashed currentColor',
  borderRadius: '$small',
  fontStyle: 'italic',
  variants: {
    room: { true: { display: 'grid', placeItems: 'center', minBlockSize: '$touch' } },
  },
});

const HintFrame = styled('span', { position: 'relative', display: 'inline-flex' });

/** A small label that overlaps the page, so that nothing moves; visible while the empty field has hover or focus. */
const Affordance = styled('span', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: '$raised',
  padding: '$1 $2',
  borderRadius: '$small',
  backgroundColor: '$dark',
  color: '$onDark',
  fontFamily: '$body',
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  '[data-empty-field]:is(:hover, :focus) > &': { opacity: 1 },
});

/** Dictionary keys of the hints in empty fields. */
const hints = {
  text: 'editingEmptyText',
  richText: 'editingEmptyRichText',
  link: 'editingEmptyLink',
  image: 'editingEmptyImage',
  date: 'editingEmptyDate',
  file: 'editingEmptyFile',
} as const satisfies Record<EditedKind, string>;

/** Attribute of the hint in an empty field, by which an editor finds and removes it. */
export const hintAttribute = 'data-empty-field';

/**
 * The chromes that the platform's page editor looks for, in its "metadata" mode (Experience Edge, editing):
 * empty `code` elements around fields, blocks and placeholders. Only the opening element contains the
 * metadata.
 */
export const chromes: EditingMarks = {
  field: EditableField,
  block: ({ uid, children }) => (
    <ChromeFrame type="rendering" id={uid}>
      {children}
    </ChromeFrame>
  ),
  placeholder: ({ name, parent, children }) => (
    <ChromeFrame type="placeholder" id={`${name}_${parent || NO_BLOCK_ID}`}>
      {children}
    </ChromeFrame>
  ),
};

function EditableField({ kind, metadata, children, fallback }: EditedFieldProps) {
  return (
    <ChromeFrame type="field" metadata={JSON.stringify(metadata)}>
      {children ?? <EmptyField kind={kind} fallback={fallback} />}
    </ChromeFrame>
  );
}

/** A hint in place of an empty field; if visitors see a fallback there, the hint is at its edge. */
function EmptyField({ kind, fallback }: Pick<EditedFieldProps, 'kind' | 'fallback'>) {
  const message = useMessages();
  if (fallback) {
    return (
      <HintFrame {...{ [hintAttribute]: '' }}>
        {fallback}
        <Affordance>{message(hints[kind])}</Affordance>
      </HintFrame>
    );
  }
  return (
    <Hint room={kind === 'image'} {...{ [hintAttribute]: '' }}>
      {message(hints[kind])}
    </Hint>
  );
}

interface ChromeFrameProps {
  type: ChromeType;
  id?: string;
  metadata?: string;
  children: ReactNode;
}

function ChromeFrame({ type, id, metadata, children }: ChromeFrameProps) {
  return (
    <>
      <Chrome type={type} kind="open" id={id}>
        {metadata}
      </Chrome>
      {children}
      <Chrome type={type} kind="close" />
    </>
  );
}

interface ChromeProps {
  type: ChromeType;
  kind: 'open' | 'close';
  id?: string;
  children?: string;
}

/** An invisible `code` element that needs no styles. */
function Chrome({ type, kind, id, children }: ChromeProps) {
  const marks = { type: 'text/sitecore', chrometype: type, kind };
  return (
    <code {...marks} id={id} className="scpm" hidden>
      {children}
    </code>
  );
}
