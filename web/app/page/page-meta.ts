import type { MetaDescriptor } from 'react-router';
import { product } from '../text/product.ts';

interface PageMeta {
  title: string;
  /** One sentence that says what the page is for; search engines show it. */
  description: string;
  /** `false` keeps a page out of search engines. */
  index?: boolean;
}

/** A page's title and description, as every route's `meta` gives them. */
export function pageMeta({ title, description, index = true }: PageMeta): MetaDescriptor[] {
  return [
    { title: title.includes(product) ? title : `${title} · ${product}` },
    { name: 'description', content: description },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
