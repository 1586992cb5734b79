import { product } from '../../../text/product.ts';
import { cardSize } from './card-size.ts';
import { cardAddress, cardFor } from './card-words.ts';
import { asAttribute, readHead, withoutCanonical } from './head-read.ts';
import { type Described, type QuestionAnswered, schemaOrg, type Thing } from './schema-org.ts';
import { pathAsWritten } from './trail.ts';

interface Shared {
  readonly url: URL;
  readonly status: number;
  /** Where people reach the site; the page's address may name another host. */
  readonly origin: string;
  /** The questions that the page at this path answers, if it does. */
  readonly questionsOf?: (path: string) => readonly QuestionAnswered[] | undefined;
  /** What the page itself says that it is about. */
  readonly described?: readonly Thing[] | undefined;
}

interface SharedPage {
  readonly html: string;
  /** For the response's `Link`: the page's own address, where it is another than was asked for. */
  readonly link: string | undefined;
}

/**
 * Says in a page's head what search engines and whoever shows a link to it want to know, from what the page says of
 * itself. It stands in what the server draws alone: no browser needs it, and the browser takes it out when it goes on.
 *
 * A page with an answer in its query is told of differently. Phones share what a page names as its own address, which
 * would lose the answer: search engines learn that address from a header, and the page names none.
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
  const told = [
    ...(link === undefined ? [`<link rel="canonical" href="${asAttribute(own)}"/>`] : []),
    ...openGraph(page, link === undefined ? own : undefined),
    ...(described === undefined ? [] : [`<script type="application/ld+json">${described}</script>`]),
  ].join('');
  return { html: bare.replace('</head>', () => `${told}</head>`), link };
}

/** What a link to the page looks like in a chat or a timeline. */
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
