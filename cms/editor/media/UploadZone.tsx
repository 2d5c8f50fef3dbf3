import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { mediaTexts } from './mediaTexts';

/** File types that the system's file dialog offers; the server checks the content. */
const ACCEPTED_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,video/mp4,application/pdf';

const Zone = styled('div', {
  position: 'relative',
  minInlineSize: 0,
  '&[data-dragged]::after': {
    content: 'attr(data-dragged)',
    position: 'absolute',
    inset: 0,
    zIndex: '$sticky',
    display: 'grid',
    placeItems: 'center',
    border: '2px dashed $colors$primary',
    borderRadius: '$control',
    backgroundColor: '$bg',
    opacity: 0.92,
    fontWeight: '$medium',
    pointerEvents: 'none',
  },
});

interface UploadZoneProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Accepts files that are dropped on it, and files that are pasted anywhere while it is mounted. */
export function UploadZone({ onFiles, children }: UploadZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const onFilesRef = useRef(onFiles);
  useEffect(() => {
    onFilesRef.current = onFiles;
  });

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFilesRef.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <Zone
      data-dragged={isDraggedOver ? mediaTexts.dropHere : undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={(event) => {
        if (!(
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        ))
          setIsDraggedOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Zone>
  );
}

interface UploadButtonProps {
  label: string;
  multiple?: boolean;
  variant?: 'primary' | 'outline';
  size?: 'small' | 'medium';
  onFiles: (files: File[]) => void;
}

/** A button that opens the system's file dialog. */
export function UploadButton(props: UploadButtonProps) {
  const { label, multiple = false, variant = 'primary', size = 'medium', onFiles } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={ACCEPTED_TYPES}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Without this, choosing the same file again fires no `change` event.
          event.target.value = '';
        }}
      />
      <Button type="button" variant={variant} size={size} onClick={() => inputRef.current?.click()}>
        <Icon name="arrowUp" />
        {label}
      </Button>
    </>
  );
}
