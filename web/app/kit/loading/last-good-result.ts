/**
 * Wraps a loader so that, when the server cannot be reached, it returns its last good result: revalidation
 * must never replace the page with an error. A full page load starts without one. Where addresses show
 * different things, `placeOf` tells them apart: the result of one is never used for another.
 */
export function orLastGoodResult<Known>(
  load: (request: Request) => Promise<Known>,
  placeOf: (request: Request) => string = () => '',
) {
  let last: { readonly place: string; readonly known: Known } | undefined;
  return async (request: Request): Promise<Known> => {
    const place = placeOf(request);
    try {
      last = { place, known: await load(request) };
    } catch (error) {
      if (!(error instanceof TypeError) || last?.place !== place) throw error;
    }
    return last.known;
  };
}

/** The query of an address. */
export const queryOf = (request: Request): string => new URL(request.url).search;
