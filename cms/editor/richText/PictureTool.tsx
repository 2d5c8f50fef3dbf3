import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { imageSources } from '../../../design-system/components/Image/imageSources';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { FormDialog } from '../FormDialog';
import { LibraryContext, type Library } from '../forms/LibraryContext';
import { PickFromLibrary } from '../forms/PickFromLibrary';
import type { Asset } from '../media/mediaApi';
import { mediaTexts } from '../media/mediaTexts';
import { texts as frameTexts } from '../texts';
import { ToolButton } from '../ToolButton';
import { getCaption, getSelectedMedia, insertOrUpdatePicture, type TextPicture } from './pictures';
import type { RichTextEditor } from './RichTextEditor';
import { richTextTexts as texts } from './richTextTexts';

const Preview = styled('img', { maxInlineSize: '$card', blockSize: 'auto' });

const MediaPicker = lazy(() => import('../media/MediaPicker'));

interface PictureToolProps {
  text: RichTextEditor;
  library: Library;
  /** Whether a picture or film is selected. The tool then changes it. */
  isSelected: boolean;
}

/** Adds a picture or film of the library with its words and caption, or changes the selected one. */
export function PictureTool({ text, library, isSelected }: PictureToolProps) {
  const { editor } = text;
  const [isPicking, setPicking] = useState(false);
  const [draft, setDraft] = useState<TextPicture>();

  function openDialog(): void {
    const selected = getSelectedMedia(editor);
    if (!selected) return setPicking(true);
    const { src, alt, poster, width, height, 'aria-label': label } = selected.attrs;
    setDraft({
      tag: selected.type.name === 'video' ? 'video' : 'img',
      src: String(src),
      alt: String(alt ?? label ?? ''),
      poster: String(poster ?? ''),
      size: { width: width ?? null, height: height ?? null },
      caption: getCaption(editor),
    });
  }

  function pickAsset(asset: Asset): void {
    setPicking(false);
    const { address, alt, kind, width, height } = asset;
    setDraft({
      tag: kind === 'FILM' ? 'video' : 'img',
      src: address,
      poster: '',
      alt: alt[library.language] ?? '',
      size: { width: width ? String(width) : null, height: height ? String(height) : null },
      caption: '',
    });
  }

  const isFilm = draft?.tag === 'video';
  const pictureSend = isSelected ? texts.pictures.save : texts.pictures.add;
  const filmSend = isSelected ? texts.films.save : texts.films.add;

  return (
    <>
      <ToolButton label={texts.pictureOrFilm} pressed={isSelected} onPress={openDialog}>
        <Icon name="image" />
      </ToolButton>
      {isPicking && (
        <Suspense>
          <MediaPicker
            open
            library={library}
            title={mediaTexts.pickerTitle}
            kinds={['PICTURE', 'DRAWING', 'FILM']}
            onPick={pickAsset}
            onClose={() => {
              setPicking(false);
              editor.commands.focus();
            }}
          />
        </Suspense>
      )}
      {draft &&
        // A portal, since the text can be part of a form, and forms cannot be nested.
        createPortal(
          <FormDialog
            title={isFilm ? texts.film : texts.picture}
            sendLabel={isFilm ? filmSend : pictureSend}
            onSend={(fields) => {
              const [alt, caption] = [fields.get('alt'), fields.get('caption')].map(String);
              insertOrUpdatePicture(editor, { ...draft, alt: alt ?? '', caption: caption ?? '' });
              setDraft(undefined);
              return Promise.resolve(undefined);
            }}
            onClose={() => {
              setDraft(undefined);
              editor.commands.focus();
            }}
          >
            <TextField
              label={isFilm ? texts.films.words : frameTexts.field.alt}
              hint={isFilm ? texts.films.wordsHint : frameTexts.field.altHint}
              name="alt"
              maxLength={500}
              defaultValue={draft.alt}
            />
            <TextField
              label={texts.pictures.caption}
              name="caption"
              maxLength={500}
              defaultValue={draft.caption}
            />
            {isFilm && (
              <LibraryContext value={library}>
                <Poster
                  address={draft.poster}
                  onPick={(poster) => setDraft({ ...draft, poster })}
                />
              </LibraryContext>
            )}
          </FormDialog>,
          document.body,
        )}
    </>
  );
}

/** The picture that a film shows until it plays. */
function Poster({ address, onPick }: { address: string; onPick: (address: string) => void }) {
  return (
    <Fieldset legend={texts.films.poster} variant="label">
      {address !== '' && <Preview src={imageSources(address, []).src} alt="" />}
      <PickFromLibrary
        title={texts.films.poster}
        kinds={['PICTURE']}
        hasFile={address !== ''}
        onPick={(asset) => onPick(asset.address)}
      />
    </Fieldset>
  );
}
