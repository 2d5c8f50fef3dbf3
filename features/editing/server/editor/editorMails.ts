import { escapeHtml } from '../../../../domain/pages/escapeHtml';
import type { Mail } from '../../../../platform/upstreams/mail';
import type { EditorMailTexts, MailText } from '../../model/editorMailTexts.types';
import type { EditorMail } from './people';

interface MailOptions {
  publicUrl: URL;
  from: string;
  /** In the recipient's language. */
  texts: EditorMailTexts;
}

/** A mail to an editor; undefined for a kind without a text. */
export function composeMail(
  { id, kind, to, name, language, data }: EditorMail,
  { publicUrl, from, texts }: MailOptions,
): Mail | undefined {
  const kindTexts = Object.hasOwn(texts.kinds, kind) ? texts.kinds[kind] : undefined;
  if (!kindTexts) return undefined;
  const { by = '', page = '', stage = '', text: quote, token } = data;
  const fill = (text: MailText) =>
    typeof text === 'string' ? text : text({ by, page, name, stage, text: quote ?? '' });
  const lines = [fill(texts.greeting), fill(kindTexts.line)];
  const address =
    token === undefined ? pageAddress(data, publicUrl) : passwordAddress(token, publicUrl);
  const text = [
    ...lines,
    ...(quote ? [fill(texts.quote)] : []),
    `${kindTexts.button}: ${address}`,
    kindTexts.footer,
  ];
  const html = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(quote ? [`<blockquote>${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`] : []),
    `<p><a href="${escapeHtml(address)}">${escapeHtml(kindTexts.button)}</a></p>`,
    `<p>${escapeHtml(kindTexts.footer)}</p>`,
  ];
  return {
    id: `editor-${id}`,
    from: { name: texts.from, address: from },
    to,
    subject: fill(kindTexts.subject).replace(/\s+/g, ' '),
    text: text.join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body>${html.join('')}</body></html>`,
  };
}

const passwordAddress = (token: string, publicUrl: URL): string =>
  new URL(`/_edit/password?${new URLSearchParams({ token })}`, publicUrl).href;

function pageAddress(
  { site = '', language = '', route = '/' }: EditorMail['data'],
  publicUrl: URL,
) {
  return new URL(`/_edit?${new URLSearchParams({ site, language, route })}`, publicUrl).href;
}
