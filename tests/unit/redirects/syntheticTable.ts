import type { TableRow } from '../../../redirects/rule.types';

/** All forms of rows, in an order in which earlier and later rows match the same addresses. */
export const syntheticTable: readonly TableRow[] = [
  { source: '/exact/page', destination: '/to/exact' },
  { source: '/exact/:page', destination: '/to/param/:page' },
  { source: '/exact/late', destination: '/never' },
  { source: '/dealer/:id/hedin-bil-:place', destination: '/to/:place?id=:id' },
  { source: '/dealer/:id/:name.html', destination: '/to/html/:name#:id' },
  { source: '/dealer/:id/:slug', destination: '/to/:id/:slug?keep=1&x=Car%20sales#top' },
  { source: '/mid/:path*/end', destination: '/to/mid/:path*' },
  { source: '/mid/:path+/:last/tail-:n', destination: '/to/:last/:n/:path+' },
  { source: '/mid/:path+', destination: '/to/plus/:path+' },
  { source: '/star/:path*', destination: '/to/star' },
  {
    source: '/away/:path*',
    destination: 'https://careers.automotive.example/jobs/:path*?from=web',
  },
  { source: '/q', query: 'br=BMW&so', destination: '/to/q/1?br=9' },
  { source: '/q', query: 'br', destination: '/to/q/2' },
  { source: '/q', query: 'so=a.b+c', destination: '/to/q/3?so=&s=1&s=2' },
  { source: '/q', destination: '/to/q/4' },
  { source: '/:lang/q/:id', query: 'cat=nyheter', destination: '/to/:lang/:id' },
  { source: '/våra/bilar med plats', destination: '/to/å ä?ö=ü#ß' },
  { source: '/:a/:b/:c/:d', destination: '/to/:d/:c/:b/:a' },
  { source: '/', query: 'old', destination: '/to/root' },
];
