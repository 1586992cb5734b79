import type { MetaDescriptor } from 'react-router';
import { product } from '../../text/product.ts';
import { ourOrigin } from './our-origin.ts';

interface PageMeta {
  title: string;
  /** One sentence on what the page is for; search engines show it. */
  description: string;
  /** `false` keeps a page out of search engines. */
  index?: boolean;
  /**
   * The canonical address: a path on our own origin, because a cached page must not repeat the host of the
   * first request. Without it, the page's path.
   */
  canonical?: string;
}

/**
 * A page's title, description and search-engine settings, for every route's `meta`. The server adds the other
 * tags for search engines and sharing when it renders the page (`shell/sharing`).
 */
export function pageMeta({ title, description, index = true, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title: title.includes(product) ? title : `${title} · ${product}` },
    { name: 'description', content: description },
    // Not needed after client-side navigation, and phones would share it instead of the current address.
    ...(import.meta.env.SSR && canonical !== undefined
      ? [{ tagName: 'link' as const, rel: 'canonical', href: ourOrigin() + canonical }]
      : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
