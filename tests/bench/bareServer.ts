/**
 * Process with two servers for comparison, based only on node:http: `bare` renders the same markup with plain
 * class names by `renderToString`; `static` sends a buffer.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { readMarkup } from './bareMarkup';

/** Selects what the process serves. */
export type BareServerOptions =
  | { kind: 'bare'; document: string }
  | { kind: 'static'; headers: Record<string, string>; base64: string };

function createBareListener(document: string): RequestListener {
  const start = document.indexOf('<body>') + '<body>'.length;
  // Excludes the scripts and links at the end of the body.
  const markupEnd = document.search(/(<link[^>]*>|<script[^>]*><\/script>)*<\/body>/);
  const [before, body, after] = [
    document.slice(0, start),
    document.slice(start, markupEnd),
    document.slice(markupEnd),
  ];
  // React itself inserts preload links for the first images.
  const elements = readMarkup(body.replace(/^(<link rel="preload"[^>]*>)+/, ''));
  const render = () => renderToString(createElement(Fragment, null, elements()));
  // Rich text is editors' HTML, which closes empty elements differently.
  const isSame = render().replaceAll('<!-- -->', '') === body.replaceAll('<br />', '<br/>');
  if (!isSame) throw new Error('The markup is not the same');
  return (_, response) => {
    const html = Buffer.from(before + render() + after);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': html.length,
    });
    response.end(html);
  };
}

function createStaticListener(headers: Record<string, string>, body: Buffer): RequestListener {
  return (_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

process.once('message', (options: BareServerOptions) => {
  const listener =
    options.kind === 'bare'
      ? createBareListener(options.document)
      : createStaticListener(options.headers, Buffer.from(options.base64, 'base64'));
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
process.once('disconnect', () => process.exit(0));
