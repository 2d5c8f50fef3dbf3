import { Fieldset } from '../../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Image } from '../../../../design-system/components/Image/Image';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../../design-system/stitches';
import type { Picture } from '../authoring';
import { texts } from '../texts';
import type { CompoundInputProps } from './compoundInput.types';
import { editPart, textOf } from './editPart';

const Gallery = styled('ul', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$swatch, 1fr))',
  gap: '$2',
  maxBlockSize: '$column',
  margin: 0,
  padding: '$1',
  overflowY: 'auto',
  listStyle: 'none',
});

const Choice = styled('button', {
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$surface',
  overflow: 'hidden',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { outline: '3px solid $focus', outlineOffset: '-3px' },
  '@hover': { '&:hover': { borderColor: '$text' } },
});

interface ImageInputProps extends CompoundInputProps {
  pictures: readonly Picture[];
}

/** A picture: one of the site's or an address, and what it shows in words. */
export function ImageInput({ label, hint, error, value, onChange, pictures }: ImageInputProps) {
  const src = textOf(value.src);
  // The size belongs to the picture it was taken of.
  const sized = (of: string) => {
    const known = pictures.find((picture) => picture.src === of);
    return { src: of, width: known?.width ?? undefined, height: known?.height ?? undefined };
  };
  return (
    <Fieldset legend={label} hint={hint} size="label">
      <Stack gap={3}>
        {pictures.length > 0 && (
          <Gallery aria-label={texts.field.pictures}>
            {pictures.map((picture) => (
              <li key={picture.src}>
                <Choice
                  type="button"
                  aria-pressed={picture.src === src}
                  ref={picture.src === src ? showChosen : undefined}
                  title={picture.src}
                  onClick={() =>
                    onChange(editPart(value, { alt: picture.alt, ...sized(picture.src) }))
                  }
                >
                  <Image src={picture.src} alt="" ratio="3 / 2" sizes="112px" />
                  <VisuallyHidden>{picture.alt || picture.src}</VisuallyHidden>
                </Choice>
              </li>
            ))}
          </Gallery>
        )}
        <TextField
          label={texts.field.src}
          error={error}
          value={src}
          onChange={(event) => onChange(editPart(value, sized(event.target.value.trim())))}
        />
        <TextField
          label={texts.field.alt}
          hint={texts.field.altHint}
          value={textOf(value.alt)}
          onChange={(event) => onChange(editPart(value, { alt: event.target.value }))}
        />
      </Stack>
    </Fieldset>
  );
}

/** The chosen picture is in sight when the gallery opens. */
function showChosen(choice: HTMLElement | null): void {
  const list = choice?.closest('ul');
  if (choice && list) list.scrollTop = choice.offsetTop;
}
