import { models } from '../../../services/stock/models';
import { siteNames, type SiteName } from '../../../sites/sites';
import {
  allPictures,
  contentFiles,
  describePicture,
  firstPages,
  getScene,
  parseContent,
  type ContentPicture,
  type Language,
} from './contentPictures';
import { subjectWords, type Subject } from './castingWords';

const subjects = Object.keys(subjectWords) as Subject[];

/** The subjects that the words next to a picture name. */
const getNamedSubjects = ({ words }: ContentPicture): Subject[] =>
  subjects.filter((subject) =>
    (Object.entries(words) as [Language, string][]).some(([language, text]) =>
      subjectWords[subject][language].test(text),
    ),
  );

/** The subjects that a picture shows; none for a car in the studio. */
function getShownSubjects(src: string): Subject[] {
  const found = getScene(src);
  if (!found) return /-boot\./.test(src) ? ['boot'] : [];
  const { place, season } = found.scene;
  const shown: Subject[] = season === 'winter' ? ['winter'] : [];
  if (place === 'road' || place === 'town') shown.push('road');
  else shown.push(place === 'showroom' ? 'room' : place);
  return shown;
}

const makes = new Map<string, Set<string>>();
for (const { brand, bodyStyle } of models)
  makes.set(brand.name, (makes.get(brand.name) ?? new Set()).add(bodyStyle));
const makeNames = [...makes.keys()];

const getBodyStyle = (src: string): string => /^cars\/(\w+?)-/.exec(src)?.[1] ?? '';

const getNamedMakes = ({ words }: ContentPicture): string[] =>
  makeNames.filter((make) =>
    Object.values(words).some((text) => new RegExp(`\\b${make}\\b`).test(text)),
  );

const isOneOf = (namedMakes: readonly string[], { src }: ContentPicture): boolean =>
  namedMakes.some((make) => makes.get(make)?.has(getBodyStyle(src)));

test('a picture shows what the words next to it name', () => {
  const wrong = allPictures.filter((picture) => {
    // A card of a model shows that car alone.
    if (picture.block === 'CarModelCard' || !/^(?:cars|scenes|interiors)\//.test(picture.src))
      return false;
    const named = getNamedSubjects(picture);
    if (named.length === 0 || isOneOf(getNamedMakes(picture), picture)) return false;
    const shown = getShownSubjects(picture.src);
    return !named.some((subject) => shown.includes(subject));
  });
  expect(
    wrong.map((picture) => [describePicture(picture), getNamedSubjects(picture), picture.words]),
  ).toEqual([]);
});

test('a car next to the name of a make is one of its cars', () => {
  const wrong = allPictures.filter((picture) => {
    const bodyStyle = getBodyStyle(picture.src);
    const named = getNamedMakes(picture);
    return bodyStyle && bodyStyle !== 'truck' && named.length > 0 && !isOneOf(named, picture);
  });
  expect(wrong.map((picture) => [describePicture(picture), getNamedMakes(picture)])).toEqual([]);
});

/** Number of stories in a teaser. */
const TEASER_SIZE = 3;

interface PageFields {
  template?: string;
  fields?: { date?: Date | string };
}

const pages = siteNames.flatMap((site) =>
  contentFiles(site)
    .filter((file) => file.startsWith('pages/'))
    .map((file) => ({ site, file, page: parseContent(site, file) as PageFields })),
);

const getTime = ({ fields }: PageFields): number => new Date(fields?.date ?? 0).getTime();

/** The newest stories of a site, which its teasers show. */
const findNewestStories = (site: SiteName): string[] =>
  pages
    .filter(({ site: owner, page }) => owner === site && page.template === 'StoryPage')
    .sort((a, b) => getTime(b.page) - getTime(a.page))
    .slice(0, TEASER_SIZE)
    .map(({ file }) => file);

/**
 * The scenes on a page, with those of its layout and of its teaser of stories. A scene is its surroundings and the view
 * of them: another car in the same street is the same scene.
 */
function listScenes(site: SiteName, file: string, page: PageFields): string[] {
  const hasTeaser =
    page.template !== 'StoryPage' && JSON.stringify(page).includes('"block":"StoryTeaser"');
  const stories = hasTeaser ? findNewestStories(site) : [];
  return allPictures.flatMap((picture) => {
    const found = getScene(picture.src);
    const isOfStory = stories.includes(picture.file) && picture.field === 'image';
    const isOnPage = [file, 'layout.yml'].includes(picture.file) || isOfStory;
    const isShown = picture.field !== 'ogImage' && !picture.src.includes('-phone');
    return found && picture.site === site && isOnPage && isShown
      ? [found.scene.shot.join(' ')]
      : [];
  });
}

const findRepeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

test('a scene is shown once on a page', () => {
  const repeated = pages.flatMap(({ site, file, page }) =>
    findRepeated(listScenes(site, file, page)).map((scene) => `${site}/${file}: ${scene}`),
  );
  expect(repeated).toEqual([]);
});

test.each(siteNames)('%s repeats no scene on its first three pages', (site) => {
  const first = firstPages(site);
  const scenes = pages
    .filter((page) => page.site === site && first.includes(page.file))
    .flatMap(({ file, page }) => listScenes(site, file, page));
  expect(findRepeated(scenes)).toEqual([]);
});
