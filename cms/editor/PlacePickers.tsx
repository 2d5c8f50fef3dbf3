import { NativeSelect } from '../../design-system/components/Select/NativeSelect';
import { Picker } from './barSections';
import type { EditorSite } from '../../features/editing/model/editorView.types';
import { languageName } from './languageName';
import { siteLabel } from './siteLabel';
import { texts } from './texts';
import type { Place } from './pages/usePages';

interface PlacePickersProps {
  sites: readonly EditorSite[];
  place: Place;
  onPlace: (place: Place) => void;
}

/** Selects the site and the language to edit. */
export function PlacePickers({ sites, place, onPlace }: PlacePickersProps) {
  const selectSite = (name: string) => {
    const site = sites.find((one) => one.name === name);
    if (site) onPlace({ site, language: site.languages[0] ?? '', route: '/' });
  };
  return (
    <>
      <Picker>
        <NativeSelect
          aria-label={texts.editedSite}
          value={place.site.name}
          onChange={(event) => selectSite(event.target.value)}
        >
          {sites.map(({ name }) => (
            <option key={name} value={name}>
              {siteLabel(name)}
            </option>
          ))}
        </NativeSelect>
      </Picker>
      <Picker narrow>
        <NativeSelect
          aria-label={texts.language}
          value={place.language}
          onChange={(event) => onPlace({ ...place, language: event.target.value })}
        >
          {place.site.languages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </NativeSelect>
      </Picker>
    </>
  );
}
