import type { MetaDescriptor } from 'react-router';
import { product } from '../../text/product.ts';
import { ourOrigin } from './our-origin.ts';

interface PageMeta {
  title: string;
  /** One sentence that says what the page is for; search engines show it. */
  description: string;
  /** `false` keeps a page out of search engines. */
  index?: boolean;
  /**
   * The address search engines should show: a path on our own origin, because a page that is kept must not repeat
   * the host that its first reader asked for. Without it, the page's path.
   */
  canonical?: string;
}

/**
 * A page's title, description and place in search engines, as every route's `meta` gives them. What else is told of a
 * page to those who find or share it is added to what the server draws (`shell/sharing`).
 */
export function pageMeta({ title, description, index = true, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title: title.includes(product) ? title : `${title} · ${product}` },
    { name: 'description', content: description },
    // A browser that goes from page to page needs none, and phones would share it instead of the address.
    ...(import.meta.env.SSR && canonical !== undefined
      ? [{ tagName: 'link' as const, rel: 'canonical', href: ourOrigin() + canonical }]
      : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
