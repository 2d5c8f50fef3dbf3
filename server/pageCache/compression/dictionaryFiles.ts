import path from 'node:path';
import type { RequestHandler } from 'express';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import { sendAsset } from '../../http/builtAsset';
import type { DictionaryFolder } from './DictionaryFolder';
import { readDictionaryName, type DictionaryName } from './dictionaryName';

/** A client with `Save-Data` gets no dictionary and repeats the request after a day. */
const NO_DICTIONARY_HEADERS = { 'Cache-Control': 'private, max-age=86400', Vary: 'Save-Data' };

/**
 * Serves dictionaries to browsers, which keep them for the pages of their language. Clients that
 * save data (`Save-Data`) get none: a visitor of only two pages would save less than the
 * dictionary's size.
 */
export function dictionaryFiles(
  folder: Pick<DictionaryFolder, 'read'>,
  sites: readonly Site[],
): RequestHandler {
  return async (request, response) => {
    const name = readDictionaryName(path.posix.basename(request.path));
    const site = sites.find((candidate) => candidate.name === name?.site);
    const asset = name && site && (await folder.read(name));
    if (!asset) throw new HttpError(404, 'File not found');
    if (request.headers['save-data'] === 'on') {
      return void response.status(204).set(NO_DICTIONARY_HEADERS).end();
    }
    response.set(
      'Use-As-Dictionary',
      `match="${pagesPattern(site, name)}", match-dest=("document")`,
    );
    sendAsset(asset, request, response);
  };
}

/** Addresses of a language, as a URL pattern. */
const pagesPattern = ({ languages }: Site, { language }: DictionaryName): string =>
  language === languages[0] ? '/*' : `/${language}*`;
