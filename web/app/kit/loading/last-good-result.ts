/**
 * Makes a loader that answers what it knew last when the server cannot be reached: looking again must not take a page
 * away from whoever is in the middle of it. Whoever leaves loads a new page, which knows nothing. Where addresses show
 * different things, `placeOf` tells them apart: what is known of one is no answer for another.
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
