import path from 'node:path';
import type { RequestHandler } from 'express';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import { sendAsset } from '../../http/builtAsset';
import type { DictionaryFolder } from './DictionaryFolder';
import { readDictionaryName, type DictionaryName } from './dictionaryName';

/** Who saves data asks again tomorrow. */
const NONE_TODAY = { 'Cache-Control': 'private, max-age=86400', Vary: 'Save-Data' };

/**
 * Serves dictionaries to browsers, which keep them for the pages of their language. Who asks to save data (`Save-Data`)
 * gets none: a visitor who sees two pages would save less than it takes.
 */
export function dictionaryFiles(
  folder: Pick<DictionaryFolder, 'read'>,
  sites: readonly Site[],
): RequestHandler {
  return async (request, response) => {
    const name = readDictionaryName(path.posix.basename(request.path));
    const site = sites.find((candidate) => candidate.name === name?.site);
    const asset = name && site && (await folder.read(name));
    if (!asset) throw new HttpError(404, 'No such file');
    if (request.headers['save-data'] === 'on') {
      return void response.status(204).set(NONE_TODAY).end();
    }
    response.set('Use-As-Dictionary', `match="${pagesOf(site, name)}", match-dest=("document")`);
    sendAsset(asset, request, response);
  };
}

/** Addresses of a language, as a URL pattern. */
const pagesOf = ({ languages }: Site, { language }: DictionaryName): string =>
  language === languages[0] ? '/*' : `/${language}*`;
