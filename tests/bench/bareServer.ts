/**
 * Process with the two servers that pages are compared with, on node:http and nothing else:
 * `bare` renders the same markup with plain class names by `renderToString`, `static` sends a buffer.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { readMarkup } from './bareMarkup';

/** What the process is told to serve. */
export type BareOrder =
  | { kind: 'bare'; document: string }
  | { kind: 'static'; headers: Record<string, string>; base64: string };

function bare(document: string): RequestListener {
  const start = document.indexOf('<body>') + '<body>'.length;
  // The browser's script at the end is no part of the page's markup.
  const end = document.search(/(<link[^>]*>|<script[^>]*><\/script>)*<\/body>/);
  const [before, body, after] = [
    document.slice(0, start),
    document.slice(start, end),
    document.slice(end),
  ];
  // React itself puts the links to pictures that come first in front.
  const elements = readMarkup(body.replace(/^(<link rel="preload"[^>]*>)+/, ''));
  const render = () => renderToString(createElement(Fragment, null, elements()));
  // Rich text comes as editors' HTML, which closes empty elements in another way.
  const same = render().replaceAll('<!-- -->', '') === body.replaceAll('<br />', '<br/>');
  if (!same) throw new Error('The markup is not the same');
  return (_, response) => {
    const html = Buffer.from(before + render() + after);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': html.length,
    });
    response.end(html);
  };
}

function fixed(headers: Record<string, string>, body: Buffer): RequestListener {
  return (_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

process.once('message', (order: BareOrder) => {
  const listener =
    order.kind === 'bare'
      ? bare(order.document)
      : fixed(order.headers, Buffer.from(order.base64, 'base64'));
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
process.once('disconnect', () => process.exit(0));
