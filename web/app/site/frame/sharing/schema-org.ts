import { articleHeads } from '../../../text/article-heads.ts';
import { operator } from '../../../text/operator.ts';
import { product } from '../../../text/product.ts';
import { cardAddress } from './card-words.ts';
import { isToolsFirstPage, trailTo } from './trail.ts';

/** A question with its answer, in plain text. */
export interface QuestionAnswered {
  readonly question: string;
  readonly answer: string;
}

/** A page, as needed for its structured data. */
export interface Described {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** The questions on the page, if it is a page of questions. */
  readonly questions?: readonly QuestionAnswered[] | undefined;
  /** Further structured data that the page supplies. */
  readonly described?: readonly Thing[] | undefined;
}

export type Thing = Readonly<Record<string, unknown>>;

/** One JSON-LD block for a page; undefined where there is nothing to describe. It never contains a `<`. */
export function schemaOrg(page: Described): string | undefined {
  const ownThings = [home, breadcrumbs, tool, article, questions].flatMap((tell) => tell(page));
  const things = [...ownThings, ...(page.described ?? [])];
  if (things.length === 0) return undefined;
  const all = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(all).replaceAll('<', '\\u003c');
}

const organisation = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: product,
  url: `${origin}/`,
});

function home({ path, origin }: Described): Thing[] {
  if (path !== '/') return [];
  const { company, email, social } = operator;
  const profiles = Object.values(social).filter((address) => address !== undefined);
  return [
    {
      ...organisation(origin),
      legalName: company.name,
      logo: `${origin}/icon-512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
      },
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      name: product,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
    },
  ];
}

function breadcrumbs({ path, title, origin }: Described): Thing[] {
  const trail = trailTo(path, title);
  if (trail.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.title,
        item: origin + crumb.path,
      })),
    },
  ];
}

function tool({ path, title, description, origin }: Described): Thing[] {
  if (!isToolsFirstPage(path)) return [];
  return [
    {
      '@type': 'WebApplication',
      name: title,
      description,
      url: origin + path,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Any current browser. Works without JavaScript.',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
    },
  ];
}

function article({ path, origin }: Described): Thing[] {
  const head = articleHeads.find(({ slug }) => path === `/blogs/${slug}`);
  if (!head) return [];
  return [
    {
      '@type': 'BlogPosting',
      headline: head.title,
      datePublished: head.published,
      image: origin + cardAddress(path),
      mainEntityOfPage: origin + path,
      author: organisation(origin),
    },
  ];
}

function questions({ questions: answered = [] }: Described): Thing[] {
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
