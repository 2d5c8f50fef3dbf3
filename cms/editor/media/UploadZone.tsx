import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { mediaTexts } from './mediaTexts';

/** What the library takes, for the system's own dialog; the server judges by content. */
const ACCEPTED =
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

/** Takes files that are dropped on it, or pasted while it is there. */
export function UploadZone({ onFiles, children }: UploadZoneProps) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <Zone
      data-dragged={isOver ? mediaTexts.dropHere : undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        ))
          setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
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

/** Opens the system's dialog for files. */
export function UploadButton(props: UploadButtonProps) {
  const { label, multiple = false, variant = 'primary', size = 'medium', onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button type="button" variant={variant} size={size} onClick={() => input.current?.click()}>
        <Icon name="arrowUp" />
        {label}
      </Button>
    </>
  );
}
