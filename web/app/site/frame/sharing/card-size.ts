/** Size of a share picture in pixels: the usual Open Graph size, which no timeline crops. */
export const cardSize = { width: 1200, height: 630 } as const;
