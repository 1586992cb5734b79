/** Of the picture beside a link, in pixels: what every timeline shows whole. */
export const cardSize = { width: 1200, height: 630 } as const;
