/** Paths of a site's items in the content tree. */
export interface SitePaths {
  root: string;
  home: string;
  settings: string;
  redirects: string;
  robots: string;
  dictionary: string;
  /** Folder of the tags that stories may have. */
  tags: string;
  /** Item with the placeholders that all pages share. */
  frame: string;
  /** Folder of the locations in the site's finder. */
  locations: string;
}

export const CONTENT_ROOT = '/sitecore/content';

export function getSitePaths(site: string): SitePaths {
  const root = `${CONTENT_ROOT}/${site}`;
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
