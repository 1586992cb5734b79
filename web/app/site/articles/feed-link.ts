import { product } from '../../text/product.ts';

export const feedPath = '/blogs.xml';

/** Tells a feed reader where the articles come as a feed. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${product}: articles`,
  href: feedPath,
} as const;
