import type { Plugin, PluginOption } from 'vite';

const DESCRIBES = 'storybook:react-docgen-plugin';
/** Blocks have their contracts (contractControls.ts), and nothing else has a page of its own. */
const DESCRIBED = /[\\/]design-system[\\/](?:components|fields)[\\/]/;

/**
 * Has Storybook read the props of the design system's components alone: of all sources it takes three times as long as
 * the whole rest of the build.
 */
export function describedOnly(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map((plugin) => (isDescriber(plugin) ? narrowed(plugin) : plugin));
}

const isDescriber = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === DESCRIBES;

function narrowed(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error(`${DESCRIBES} is not as it was`);
  return {
    ...plugin,
    transform(code, id, options) {
      return DESCRIBED.test(id) ? transform.call(this, code, id, options) : undefined;
    },
  };
}
