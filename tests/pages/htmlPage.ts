import { expect, type APIRequestContext } from '@playwright/test';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { addresses, getAddress } from './addresses';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** A part of a page's HTML. */
export class HtmlPart {
  constructor(
    readonly nodes: Nodes,
    readonly attributes: Readonly<Record<string, string>> = {},
  ) {}

  /** Text content with single spaces, including text hidden by styles. */
  get text(): string {
    return DomUtils.innerText(this.nodes).replace(/\s+/g, ' ').trim();
  }

  all(selector: string): HtmlPart[] {
    return selectAll(selector, this.nodes)
      .filter((node) => DomUtils.isTag(node))
      .map(({ children, attribs, name }) => new HtmlPart(children, { ...attribs, ':name': name }));
  }

  /** Returns the first matching element. Throws if there is none. */
  first(selector: string): HtmlPart {
    const [first] = this.all(selector);
    if (!first) throw new Error(`There is no ${selector}`);
    return first;
  }

  has(selector: string): boolean {
    return this.all(selector).length > 0;
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text);
  }

  /** Returns the links whose accessible name contains a text or matches an expression. */
  links(name: string | RegExp): HtmlPart[] {
    const isNamed = (words: string) =>
      typeof name === 'string' ? words.includes(name) : name.test(words);
    return this.all('a[href]').filter(({ text, attributes }) =>
      isNamed(attributes['aria-label'] ?? text),
    );
  }
}

/** A page read as HTML without a browser; links and forms work as without JavaScript. */
export class HtmlPage extends HtmlPart {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly site: string,
    /** Address after redirects. */
    readonly url: URL,
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly html: string,
  ) {
    super(parseDocument(html).children);
  }

  static async open(request: APIRequestContext, site: string, path = '/'): Promise<HtmlPage> {
    return this.fetch(request, site, new URL(getAddress(site, path)));
  }

  static async fetch(
    request: APIRequestContext,
    site: string,
    url: URL,
    sent?: URLSearchParams,
  ): Promise<HtmlPage> {
    // Node cannot resolve hosts below localhost, so the Host header is set.
    const headers = { host: url.host, ...(sent && { origin: url.origin }) };
    const address = addresses.web + url.pathname + url.search;
    const response = sent
      ? await request.post(address, {
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          data: sent.toString(),
          maxRedirects: 0,
        })
      : await request.get(address, { headers, maxRedirects: 0 });
    const { location } = response.headers();
    if (location) return this.fetch(request, site, new URL(location, url));
    const html = await response.text();
    return new HtmlPage(request, site, url, response.status(), response.headers(), html);
  }

  get title(): string {
    return this.first('head > title').text;
  }

  get path(): string {
    return this.url.pathname + this.url.search;
  }

  /** Opens the target of a link. */
  follow(link: HtmlPart | undefined): Promise<HtmlPage> {
    const { href } = link?.attributes ?? {};
    if (href === undefined) throw new Error('There is no such link');
    return HtmlPage.fetch(this.request, this.site, new URL(href, this.url));
  }

  /** Submits a form like a browser, with its values and changes by the visitor. */
  submit(selector: string, changes: Record<string, string | string[] | undefined> = {}) {
    const form = this.first(selector);
    const { action = '', method = 'get' } = form.attributes;
    const own = form.attributes.id;
    const owned = own === undefined ? [] : this.all(`[form="${own}"]`);
    const fields = new URLSearchParams();
    const changed = new Map(Object.entries(changes));
    const send = (name: string, values: string | string[] = []) => {
      for (const value of [values].flat()) fields.append(name, value);
    };
    for (const control of [...form.all('input, select, textarea'), ...owned]) {
      const { name, type, disabled } = control.attributes;
      if (!name || disabled !== undefined) continue;
      const isChanged = name in changes && type !== 'hidden';
      // Checkboxes with one name are sent together at the position of the first.
      if (isChanged && changed.delete(name)) send(name, changes[name]);
      if (!isChanged) send(name, readValues(control));
    }
    for (const [name, values] of changed) {
      expect(form.all(`button[name="${name}"]`), `${name} is no field`).not.toEqual([]);
      send(name, values);
    }
    const url = new URL(action, this.url);
    if (method.toLowerCase() === 'post')
      return HtmlPage.fetch(this.request, this.site, url, fields);
    url.search = fields.toString();
    return HtmlPage.fetch(this.request, this.site, url);
  }
}

/** Returns the values that a control submits. */
function readValues(control: HtmlPart): string[] {
  const { ':name': kind, type, value, checked } = control.attributes;
  if (kind === 'textarea') return [control.text];
  if (kind === 'select') {
    const options = control.all('option');
    const chosen = options.filter(({ attributes }) => 'selected' in attributes);
    const sent =
      chosen.length > 0 || 'multiple' in control.attributes ? chosen : options.slice(0, 1);
    return sent.map(({ attributes, text }) => attributes.value ?? text);
  }
  if (type === 'submit' || type === 'button' || type === 'reset') return [];
  if (type === 'checkbox' || type === 'radio') return checked === undefined ? [] : [value ?? 'on'];
  return [value ?? ''];
}
