import { mailText, type MailContent } from '../../../../platform/notices/mailContent';
import { mailHtml } from '../../../../platform/notices/mailHtml';
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
  const address =
    token === undefined ? pageAddress(data, publicUrl) : passwordAddress(token, publicUrl);
  const content: MailContent = {
    title: fill(kindTexts.subject).replace(/\s+/g, ' '),
    beginning: `${fill(texts.greeting)}\n\n${fill(kindTexts.line)}`,
    quote: quote && fill(texts.quote),
    facts: [],
    action: { text: kindTexts.button, href: address },
    end: kindTexts.footer,
  };
  return {
    id: `editor-${id}`,
    from: { name: texts.from, address: from },
    to,
    subject: content.title,
    text: mailText(content),
    html: mailHtml(content, { name: texts.from, site: editorFace, language }),
  };
}

/** The editor has the group's design: an account may belong to several sites. */
const editorFace = { theme: 'default', wordmark: 'road' } as const;

const passwordAddress = (token: string, publicUrl: URL): string =>
  new URL(`/_edit/password?${new URLSearchParams({ token })}`, publicUrl).href;

function pageAddress(
  { site = '', language = '', route = '/' }: EditorMail['data'],
  publicUrl: URL,
) {
  return new URL(`/_edit?${new URLSearchParams({ site, language, route })}`, publicUrl).href;
}
