import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buttonType } from './buttonType.js';
import { docstrings } from './docstrings.js';
import { plainComments } from './plainComments.js';
import { plainMessages } from './plainMessages.js';
import { plainNames } from './plainNames.js';
import { plainTitles } from './plainTitles.js';

const folder = new URL('./', import.meta.url);
const version = createHash('sha256');
for (const file of readdirSync(folder).sort()) version.update(readFileSync(new URL(file, folder)));

/** Lint rules of this repository. The version makes ESLint's cache expire when a rule or its list changes. */
export const ours = {
  meta: { name: 'ours', version: version.digest('hex') },
  rules: {
    'button-type': buttonType,
    docstrings,
    'plain-comments': plainComments,
    'plain-messages': plainMessages,
    'plain-names': plainNames,
    'plain-titles': plainTitles,
  },
};
