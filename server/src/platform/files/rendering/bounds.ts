/** What one rendering may take. */
export interface RenderingBounds {
  readonly withinMs: number;
  /** The memory of the whole process that renders, in bytes. */
  readonly maxMemory: number;
  readonly maxOutput: number;
}

export const usualBounds: RenderingBounds = {
  withinMs: 20_000,
  maxMemory: 500_000_000,
  maxOutput: 20_000_000,
};

/** Pages of the original that are rendered; a last page says that there are more. */
export const maxPages = 30;
/** A sheet of A4 at 150 dots an inch has 2.2 million. */
export const maxPixels = 5_000_000;
/** No PDF may have a longer side, in points. */
export const maxSide = 14_400;
/** Characters of a page, and of a whole text. */
export const maxCharacters = 100_000;
