import { createChapters, type Chapter, type InboxView } from './chapters';
import { inboxStyle } from './inboxStyle';

function htmlDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${inboxStyle}</style>
</head>
<body>
${content}
</body>
</html>
`;
}

/** Returns the HTML of the inbox page. */
export function inboxPage(view: InboxView): string {
  const chapters = createChapters(view);
  const links = chapters.map(
    ({ id, title, total }) => `<a href="#${id}">${title} <span class="count">${total}</span></a>`,
  );
  return htmlDocument(
    'Inbox',
    `<a class="skip" href="#content">To the content</a>
<header>
<h1>Inbox</h1>
<p>What sites sent to the embedded systems of this machine, newest first.</p>
<a href="?format=json&amp;page=${view.page}">JSON</a>
</header>
<div class="frame">
<nav class="chapters" aria-label="Kinds">${links.join('')}</nav>
<main id="content">
${chapters.map(renderSection).join('\n')}
${renderPagination(view)}
</main>
</div>`,
  );
}

const renderSection = ({
  id,
  title,
  summary,
  table,
  hint,
}: Chapter): string => `<section id="${id}">
<h2>${title}</h2>
<p>${summary}</p>
${table ?? `<p>${hint}</p>`}
</section>`;

/** Returns the HTML of the page for an unavailable database. */
export const inboxFailurePage = (): string =>
  htmlDocument(
    'Inbox unavailable',
    `<header><h1>Inbox</h1></header>
<div class="frame"><main class="failure">
<h2>The database does not answer</h2>
<p>What arrived is kept there and cannot be shown now. Nothing is lost; the log says what is wrong.</p>
<p><a href="">Try again</a></p>
</main></div>`,
  );

function renderPagination({ page, pages }: InboxView): string {
  if (pages < 2) return '';
  const newer = page > 1 ? `<a href="?page=${page - 1}" rel="prev">Newer</a>` : '';
  const older = page < pages ? `<a href="?page=${page + 1}" rel="next">Older</a>` : '';
  return `<nav class="pages" aria-label="Pages">${newer}<span>Page ${page} of ${pages}</span>${older}</nav>`;
}
