import { fieldsOf } from '../../../domain/isRecord';
import { isMap } from './contentFile';
import { forEachLanguage } from './loadSiteItems';
import { readFields } from './readFields';
import { addReadItem } from './readPlaceholders';
import { addFolder, type SiteLoad } from './siteLoad';

const file = 'locations.yml';
const fileKeys = ['template', 'defaults', 'locations'];

/** Kinds of places, each in a folder of its own kind. */
const templates = ['Location', 'ChargingPoint', 'F150Location'];

/**
 * Reads locations.yml into a folder of places. `template` says what they are; `locations` lists their
 * fields, `defaults` what one has that does not say so itself. `item` names a place's item, from which
 * its id follows: it stays when everything else changes.
 */
export function loadLocations(load: SiteLoad): void {
  const report = load.reporter(file);
  forEachLanguage(load, file, (content, language, updatedAt) => {
    const stray = Object.keys(content).find((key) => !fileKeys.includes(key));
    if (stray) return report(stray, `is not a key here; known are ${fileKeys.join(', ')}`);
    const template = templates.find((name) => name === content.template);
    const contract = template && load.templates.get(template);
    if (!contract) return report('template', `must be one of ${templates.join(', ')}`);
    if (!Array.isArray(content.locations)) return report('locations', 'must be a list of places');
    if (!load.collector.find(load.paths.locations)) {
      addFolder(load, load.paths.locations, `${contract.name}Folder`);
    }
    content.locations.forEach((place: unknown, index) => {
      const at = `locations[${index}]`;
      const { item, ...fields } = fieldsOf(place);
      if (typeof item !== 'string' || !/^[\w-]+$/.test(item)) {
        return report(`${at}.item`, 'must name the item in letters, digits and dashes');
      }
      const defaults = isMap(content.defaults) ? content.defaults : {};
      const all = { ...defaults, ...fields };
      const read = readFields(contract, all, at, load.templates, report);
      if (!read) return;
      addReadItem(read, `${load.paths.locations}/${item}`, { ...load, language, updatedAt });
    });
  });
}
