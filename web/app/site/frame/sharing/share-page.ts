import { product } from '../../../text/product.ts';
import { cardSize } from './card-size.ts';
import { cardAddress, cardFor } from './card-words.ts';
import { type Described, type QuestionAnswered, schemaOrg, type Thing } from './schema-org.ts';
import { pathAsWritten } from './trail.ts';

/** Title, description and canonical address in a rendered page's head. */
interface HeadRead {
  /** Without the product's name at its end. */
  readonly title: string;
  readonly description: string;
  /** The absolute canonical address, if the page names one. */
  readonly canonical: string | undefined;
  /** Whether search engines may index the page. */
  readonly indexed: boolean;
}

const canonicalLink = /<link rel="canonical" href="([^"]*)"\/>/g;

/** Reads the head as React writes it. */
function readHead(html: string): HeadRead {
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => asText(pattern.exec(head)?.[1] ?? '');
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: [...head.matchAll(canonicalLink)].map(([, href = '']) => asText(href)).at(-1),
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(head),
  };
}

/** The page without its canonical element. */
function withoutCanonical(html: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end).replace(canonicalLink, '') + html.slice(end);
}

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reverses React's escaping. */
function asText(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (letter) => letters[letter] ?? letter);
}

/** Escapes a text for an attribute. */
function asAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

interface Shared {
  readonly url: URL;
  readonly status: number;
  /** The public origin; the request may name another host. */
  readonly origin: string;
  /** The questions and answers on the page at this path, if it has any. */
  readonly questionsOf?: (path: string) => readonly QuestionAnswered[] | undefined;
  /** Structured data that the page supplies itself. */
  readonly described?: readonly Thing[] | undefined;
}

interface SharedPage {
  readonly html: string;
  /** Value of the `Link` header: the canonical address, where it differs from the requested one. */
  readonly link: string | undefined;
}

/**
 * Adds canonical, Open Graph and JSON-LD elements to a page's head, from its title and description. Only in
 * the server's HTML: browsers do not need them, and navigation in the browser removes them.
 *
 * A page with a result in its query names its canonical address in a header only: phones share the address in
 * a canonical element, which would lose the result.
 */
export function sharePage(
  html: string,
  { url, status, origin, questionsOf, described: about }: Shared,
): SharedPage {
  const head = readHead(html);
  const bare = withoutCanonical(html);
  if (status !== 200 || !head.indexed) return { html: bare, link: undefined };
  const path = pathAsWritten(url.pathname);
  const own = head.canonical ?? origin + path;
  const link = own === origin + path + url.search ? undefined : `<${own}>; rel="canonical"`;
  if (path.startsWith('/embed/')) return { html: bare, link };
  const page = { ...head, title: head.title.replace(` · ${product}`, ''), path, origin };
  const described = schemaOrg({ ...page, questions: questionsOf?.(path), described: about });
  const tags = [
    ...(link === undefined ? [`<link rel="canonical" href="${asAttribute(own)}"/>`] : []),
    ...openGraph(page, link === undefined ? own : undefined),
    ...(described === undefined ? [] : [`<script type="application/ld+json">${described}</script>`]),
  ].join('');
  return { html: bare.replace('</head>', () => `${tags}</head>`), link };
}

/** Open Graph and Twitter elements: the preview of a link in a chat or timeline. */
function openGraph(
  { title, description, path, origin }: Pick<Described, 'title' | 'description' | 'path' | 'origin'>,
  own: string | undefined,
): string[] {
  const card = cardFor(path);
  const properties = {
    title,
    description,
    type: /^\/blogs\/./.test(path) ? 'article' : 'website',
    ...(own !== undefined && { url: own }),
    site_name: product,
    locale: 'en_GB',
    image: origin + cardAddress(card.path),
    'image:width': String(cardSize.width),
    'image:height': String(cardSize.height),
    'image:alt': card.words.headline,
  };
  return [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${asAttribute(content)}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}
