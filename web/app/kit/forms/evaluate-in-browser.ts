/** What a page shows for the answers in an address. */
type Answer<Shown> = (query: URLSearchParams) => Shown | Promise<Shown>;

export interface Asked<Shown> {
  readonly request: Request;
  readonly serverLoader: () => Promise<Shown>;
}

/** Set when neither this browser nor the server could evaluate: the result shown is the previous one. */
export interface Unreached {
  readonly unreached?: true;
}

/**
 * A tool that evaluates its rules in the browser. They load at the first touch of its form (`prepare`),
 * because few users change an answer and all would wait for them; until they have loaded, the server
 * evaluates the same address. A page that reports what it shows (`remember`) keeps it when neither is
 * available.
 */
export function evaluateInBrowser<Shown extends object>(load: () => Promise<{ answer: Answer<Shown> }>) {
  let ready: Answer<Shown> | undefined;
  let hasStarted = false;
  let lastResult: Shown | undefined;
  const prepare = async () => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      ready = (await load()).answer;
    } catch {
      hasStarted = false;
    }
  };
  const clientLoader = async ({ request, serverLoader }: Asked<Shown>): Promise<Shown & Unreached> => {
    void prepare();
    try {
      if (ready !== undefined) return await ready(new URL(request.url).searchParams);
    } catch {
      // The server may know what this browser could not load.
    }
    try {
      return await serverLoader();
    } catch (error) {
      // A redirect or a refusal is a response; without a response the page stays as it is and says so.
      if (error instanceof Response || lastResult === undefined) throw error;
      return { ...lastResult, unreached: true };
    }
  };
  const remember = (result: Shown) => {
    lastResult = result;
  };
  return { prepare: () => void prepare(), remember, clientLoader };
}
