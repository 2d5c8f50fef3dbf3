/** Where the items of a site are in the tree. */
export interface SitePaths {
  root: string;
  home: string;
  settings: string;
  redirects: string;
  robots: string;
  dictionary: string;
  /** Item that holds the placeholders that all pages share. */
  frame: string;
}

export const contentRoot = '/sitecore/content';

export function sitePaths(site: string): SitePaths {
  const root = `${contentRoot}/${site}`;
  return {
    root,
    home: `${root}/Home`,
    settings: `${root}/Settings`,
    redirects: `${root}/Settings/Redirects`,
    robots: `${root}/Settings/Robots`,
    dictionary: `${root}/Dictionary`,
    frame: `${root}/Presentation`,
  };
}
