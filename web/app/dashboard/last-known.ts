/**
 * Makes a loader that answers what it knew last when the server cannot be reached: looking again must not take a page
 * away from whoever is in the middle of it. Whoever leaves loads a new page, which knows nothing.
 */
export function orLastKnown<Known>(load: (request: Request) => Promise<Known>) {
  let last: { readonly known: Known } | undefined;
  return async (request: Request): Promise<Known> => {
    try {
      last = { known: await load(request) };
    } catch (error) {
      if (!(error instanceof TypeError) || last === undefined) throw error;
    }
    return last.known;
  };
}
