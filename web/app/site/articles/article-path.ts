export const articlePath = (slug: string) => `/blogs/${slug}`;

/** Where an article's figures are named with their days and sources. */
export const sourcesPath = (slug: string) => `${articlePath(slug)}/sources`;
