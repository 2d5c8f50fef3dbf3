/** Where the items of a site are in the tree. */
export interface SitePaths {
  root: string;
  home: string;
  settings: string;
  redirects: string;
  robots: string;
  dictionary: string;
  /** Folder of the tags that stories may have. */
  tags: string;
  /** Item that holds the placeholders that all pages share. */
  frame: string;
  /** Folder of the places that the site's finder shows. */
  locations: string;
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
    tags: `${root}/Tags`,
    frame: `${root}/Presentation`,
    locations: `${root}/Locations`,
  };
}
