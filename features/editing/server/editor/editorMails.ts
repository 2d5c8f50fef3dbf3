/** The words of mails to editors, in English, as the editor speaks. */
import { escapeHtml } from '../../../../domain/pages/escapeHtml';
import type { Mail } from '../../../../platform/upstreams/mail';
import type { EditorMail } from './people';

interface Words {
  subject: string;
  lines: readonly string[];
  /** What somebody wrote. */
  quote?: string;
  button: string;
  address: string;
  footer: string;
}

const ignore = 'If you did not expect this mail, you can ignore it.';

/** A mail to an editor; undefined for a kind that there are no words for. */
export function composeMail(
  { id, kind, to, name, data }: EditorMail,
  { publicUrl, from }: { publicUrl: URL; from: string },
): Mail | undefined {
  const words = wordsOf(kind, data, publicUrl);
  if (!words) return undefined;
  const { subject, lines, quote, button, address, footer } = words;
  const greeting = `Hello ${name},`;
  const text = [
    greeting,
    ...lines,
    ...(quote ? [`“${quote}”`] : []),
    `${button}: ${address}`,
    footer,
  ];
  const html = [
    ...[greeting, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(quote ? [`<blockquote>${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`] : []),
    `<p><a href="${escapeHtml(address)}">${escapeHtml(button)}</a></p>`,
    `<p>${escapeHtml(footer)}</p>`,
  ];
  return {
    id: `editor-${id}`,
    from: { name: 'Page editor', address: from },
    to,
    subject: subject.replace(/\s+/g, ' '),
    text: text.join('\n\n'),
    html: `<!doctype html><html lang="en"><body>${html.join('')}</body></html>`,
  };
}

function wordsOf(
  kind: string,
  data: Readonly<Record<string, string>>,
  publicUrl: URL,
): Words | undefined {
  const { by = '', page = '', text = '', token = '' } = data;
  const passwordAddress = new URL(`/_edit/password?${new URLSearchParams({ token })}`, publicUrl);
  const place = new URLSearchParams({
    site: data.site ?? '',
    language: data.language ?? '',
    route: data.route ?? '/',
  });
  const pageAddress = new URL(`/_edit?${place}`, publicUrl).href;
  const aboutPage = { quote: text, button: 'Open the page in the editor', address: pageAddress };
  const footer = 'You get this mail because you have an account in the page editor.';
  switch (kind) {
    case 'invitation':
      return {
        subject: 'Your account in the page editor',
        lines: ['You have been given an account in the page editor. Choose a password to begin.'],
        button: 'Choose a password',
        address: passwordAddress.href,
        footer: `The link is good once, for three days. ${ignore}`,
      };
    case 'reset':
      return {
        subject: 'A new password for the page editor',
        lines: ['Somebody asked for a new password for your account in the page editor.'],
        button: 'Choose a new password',
        address: passwordAddress.href,
        footer: `The link is good once, for an hour. ${ignore}`,
      };
    case 'mention':
      return {
        subject: `${by} mentioned you on “${page}”`,
        lines: [`${by} wrote:`],
        ...aboutPage,
        footer,
      };
    case 'publishRequested':
      return {
        subject: `${by} asks to publish “${page}”`,
        lines: [`${by} asks that the page “${page}” be published.`],
        ...aboutPage,
        footer,
      };
    case 'publishApproved':
      return {
        subject: `“${page}” was published`,
        lines: [`${by} approved your request and published the page “${page}”.`],
        ...aboutPage,
        footer,
      };
    case 'publishSentBack':
      return {
        subject: `“${page}” was sent back`,
        lines: [`${by} did not publish the page “${page}” yet and wrote:`],
        ...aboutPage,
        footer,
      };
    default:
      return undefined;
  }
}
