export const articlePath = (slug: string) => `/blogs/${slug}`;

/** The page with an article's figures, their dates and sources. */
export const sourcesPath = (slug: string) => `${articlePath(slug)}/sources`;
