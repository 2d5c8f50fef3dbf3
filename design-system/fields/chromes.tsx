import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { styled } from '../stitches';
import type { EditedFieldProps, EditedKind, EditingMarks } from './EditingContext';

/** The platform's id of "no block": what placeholders of the page itself stand in. */
const noBlock = '00000000-0000-0000-0000-000000000000';

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

const Standing = styled('span', { position: 'relative', display: 'inline-flex' });

/** Small, and over what it is about, so that nothing moves; seen when the field is pointed at or chosen. */
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

/** Dictionary keys of what is shown instead of an empty field. */
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
 * The chromes that the platform's page editor looks for, in its "metadata" mode (Experience Edge, editing): empty `code`
 * elements around fields, blocks and placeholders. Only the opening one says what it opens.
 */
export const chromes: EditingMarks = {
  field: EditableField,
  block: ({ uid, children }) => (
    <Between type="rendering" id={uid}>
      {children}
    </Between>
  ),
  placeholder: ({ name, parent, children }) => (
    <Between type="placeholder" id={`${name}_${parent || noBlock}`}>
      {children}
    </Between>
  ),
};

function EditableField({ kind, metadata, children, fallback }: EditedFieldProps) {
  return (
    <Between type="field" metadata={JSON.stringify(metadata)}>
      {children ?? <EmptyField kind={kind} fallback={fallback} />}
    </Between>
  );
}

/** A hint in the field's place; what visitors see there keeps it, with the hint at its edge. */
function EmptyField({ kind, fallback }: Pick<EditedFieldProps, 'kind' | 'fallback'>) {
  const message = useMessages();
  if (fallback) {
    return (
      <Standing {...{ [hintAttribute]: '' }}>
        {fallback}
        <Affordance>{message(hints[kind])}</Affordance>
      </Standing>
    );
  }
  return (
    <Hint room={kind === 'image'} {...{ [hintAttribute]: '' }}>
      {message(hints[kind])}
    </Hint>
  );
}

interface BetweenProps {
  type: ChromeType;
  id?: string;
  metadata?: string;
  children: ReactNode;
}

function Between({ type, id, metadata, children }: BetweenProps) {
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

/** Never seen: a stylesheet is not needed for it, so that it disturbs no other tool either. */
function Chrome({ type, kind, id, children }: ChromeProps) {
  const marks = { type: 'text/sitecore', chrometype: type, kind };
  return (
    <code {...marks} id={id} className="scpm" hidden>
      {children}
    </code>
  );
}
