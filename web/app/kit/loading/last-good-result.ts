/**
 * Wraps a loader so that, when the server cannot be reached, it returns its last good result: revalidation
 * must never replace the page with an error. A full page load starts without one. Where addresses show
 * different things, `placeOf` tells them apart: the result of one is never used for another.
 */
export function orLastGoodResult<Result, Parameters extends readonly string[]>(
  load: (request: Request, ...parameters: Parameters) => Promise<Result>,
  placeOf: (request: Request) => string = () => '',
) {
  let last: { readonly place: string; readonly known: Result } | undefined;
  return async (request: Request, ...parameters: Parameters): Promise<Result> => {
    const place = placeOf(request);
    try {
      last = { place, known: await load(request, ...parameters) };
    } catch (error) {
      if (!(error instanceof TypeError) || last?.place !== place) throw error;
    }
    return last.known;
  };
}

/** The path and the query of an address. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
