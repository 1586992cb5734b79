import { z } from 'zod';

/** What the process of one rendering may take. */
export const processBounds = z.object({
  /** Its computing: on a machine that is busy with other things, waiting does not count. */
  maxCpuMs: z.number(),
  withinMs: z.number(),
  /** In bytes. */
  maxMemory: z.number(),
});

export interface RenderingBounds extends z.output<typeof processBounds> {
  /** In bytes. */
  readonly maxOutput: number;
}

export const usualBounds: RenderingBounds = {
  maxCpuMs: 30_000,
  withinMs: 60_000,
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
