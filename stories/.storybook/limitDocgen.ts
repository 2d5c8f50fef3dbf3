import type { Plugin, PluginOption } from 'vite';

const DOCGEN_PLUGIN = 'storybook:react-docgen-plugin';
/** Blocks are documented by their contracts (contractControls.ts), and other components have no docs page. */
const DOCUMENTED_PATHS = /[\\/]design-system[\\/](?:components|fields)[\\/]/;

/**
 * Limits Storybook's docgen to the props of the design system's components: parsing all sources takes
 * three times as long as the rest of the build.
 */
export function limitDocgen(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map((plugin) => (isDocgenPlugin(plugin) ? limitPlugin(plugin) : plugin));
}

const isDocgenPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === DOCGEN_PLUGIN;

function limitPlugin(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error(`${DOCGEN_PLUGIN} is not as it was`);
  return {
    ...plugin,
    transform(code, id, options) {
      return DOCUMENTED_PATHS.test(id) ? transform.call(this, code, id, options) : undefined;
    },
  };
}
