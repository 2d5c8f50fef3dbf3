import { fieldsOf } from '../../../domain/isRecord';
import { isMap } from './readYamlMap';
import { forEachLanguage } from './loadSiteItems';
import { readFields } from './readFields';
import { addParsedItem } from './readPlaceholders';
import { addFolder, type SiteLoadContext } from './siteLoadContext';

const FILE = 'locations.yml';
const FILE_KEYS = ['template', 'defaults', 'locations'];

/** Templates of locations. Each has its own type of folder. */
const LOCATION_TEMPLATES = ['Location', 'ChargingPoint', 'F150Location'];

/**
 * Reads locations.yml into a folder of locations. In the file, `template` is their type, `locations` lists
 * their fields and `defaults` has default fields. `item` is the name of a location's item. The id
 * is derived from it, so it must never change.
 */
export function loadLocations(context: SiteLoadContext): void {
  const report = context.createReporter(FILE);
  forEachLanguage(context, FILE, (content, language, updatedAt) => {
    const unknownKey = Object.keys(content).find((key) => !FILE_KEYS.includes(key));
    if (unknownKey)
      return report(unknownKey, `is not a key here; known are ${FILE_KEYS.join(', ')}`);
    const template = LOCATION_TEMPLATES.find((name) => name === content.template);
    const contract = template && context.templates.get(template);
    if (!contract) return report('template', `must be one of ${LOCATION_TEMPLATES.join(', ')}`);
    if (!Array.isArray(content.locations)) return report('locations', 'must be a list of places');
    if (!context.collector.find(context.paths.locations)) {
      addFolder(context, context.paths.locations, `${contract.name}Folder`);
    }
    content.locations.forEach((location: unknown, index) => {
      const path = `locations[${index}]`;
      const { item, ...fields } = fieldsOf(location);
      if (typeof item !== 'string' || !/^[\w-]+$/.test(item)) {
        return report(`${path}.item`, 'must name the item in letters, digits and dashes');
      }
      const defaults = isMap(content.defaults) ? content.defaults : {};
      const allFields = { ...defaults, ...fields };
      const readItem = readFields(contract, allFields, path, context.templates, report);
      if (!readItem) return;
      addParsedItem(readItem, `${context.paths.locations}/${item}`, {
        ...context,
        language,
        updatedAt,
      });
    });
  });
}
