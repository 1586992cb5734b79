import { product } from '../../../text/product.ts';

export const feedPath = '/blogs.xml';

/** `<link>` by which feed readers find the articles' feed. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${product}: articles`,
  href: feedPath,
} as const;
