/** What a page shows for the answers of an address. */
type Answer<Shown> = (query: URLSearchParams) => Shown | Promise<Shown>;

export interface Asked<Shown> {
  readonly request: Request;
  readonly serverLoader: () => Promise<Shown>;
}

/** Set when neither this browser nor the server could answer: what is shown is the answer from before. */
export interface Unreached {
  readonly unreached?: true;
}

/**
 * A tool whose answers come from the rules in this browser. They load at the first touch of its form (`prepare`),
 * because few readers change an answer and all would wait for them; until they are there, the server answers
 * the same address. A page that says what it has drawn (`remember`) keeps it when nobody answers.
 */
export function evaluateInBrowser<Shown extends object>(load: () => Promise<{ answer: Answer<Shown> }>) {
  let ready: Answer<Shown> | undefined;
  let begun = false;
  let shown: Shown | undefined;
  const prepare = async () => {
    if (begun) return;
    begun = true;
    try {
      ready = (await load()).answer;
    } catch {
      begun = false;
    }
  };
  const clientLoader = async ({ request, serverLoader }: Asked<Shown>): Promise<Shown & Unreached> => {
    void prepare();
    try {
      if (ready !== undefined) return await ready(new URL(request.url).searchParams);
    } catch {
      // The server may know what this browser could not learn.
    }
    try {
      return await serverLoader();
    } catch (error) {
      // A page to go to or a refusal is an answer; without any, the page stays as it is and says so.
      if (error instanceof Response || shown === undefined) throw error;
      return { ...shown, unreached: true };
    }
  };
  const remember = (drawn: Shown) => {
    shown = drawn;
  };
  return { prepare: () => void prepare(), remember, clientLoader };
}
