/** What is on a picture, as grey from 0 (black) to 255 (white), line by line. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly greys: Uint8ClampedArray;
}

export interface PageHints {
  readonly isBlurred: boolean;
  readonly isDark: boolean;
}

/** Below this mean a photograph of a paper was taken in the dark: our own measure, tried on made-up pages. */
const darkBelow = 90;
/** Below this spread of edges no letter has a sharp edge. */
const blurredBelow = 100;

/** Hints for the person who took a picture; a picture is never refused for them. */
export function hintsOf({ width, height, greys }: GreyPicture): PageHints {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / Math.max(1, greys.length);
  return { isBlurred: edgeSpread({ width, height, greys }) < blurredBelow, isDark: mean < darkBelow };
}

/** The variance of the Laplacian: how much each point differs from its four neighbours. */
function edgeSpread({ width, height, greys }: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const greyAt = (x: number, y: number) => greys[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge =
        4 * greyAt(x, y) - greyAt(x - 1, y) - greyAt(x + 1, y) - greyAt(x, y - 1) - greyAt(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count++;
    }
  if (count === 0) return 0;
  return squares / count - (sum / count) ** 2;
}

/** In words, since colour and icons alone would not do. */
export function hintsInWords({ isBlurred, isDark }: PageHints): string {
  if (isBlurred && isDark) return 'It may be blurred, and it is dark. You can send it all the same.';
  if (isBlurred) return 'It may be blurred. You can send it all the same.';
  if (isDark) return 'It is dark. You can send it all the same.';
  return 'It looks sharp and bright enough.';
}
