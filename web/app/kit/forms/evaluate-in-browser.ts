/** What a page shows for the answers in an address. */
type Answer<PageData> = (query: URLSearchParams) => PageData | Promise<PageData>;

export interface LoaderArgs<PageData> {
  readonly request: Request;
  readonly serverLoader: () => Promise<PageData>;
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
export function evaluateInBrowser<PageData extends object>(
  load: () => Promise<{ answer: Answer<PageData> }>,
) {
  let ready: Answer<PageData> | undefined;
  let hasStarted = false;
  let lastResult: PageData | undefined;
  const prepare = async () => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      ready = (await load()).answer;
    } catch {
      hasStarted = false;
    }
  };
  const clientLoader = async ({
    request,
    serverLoader,
  }: LoaderArgs<PageData>): Promise<PageData & Unreached> => {
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
  const remember = (result: PageData) => {
    lastResult = result;
  };
  return { prepare: () => void prepare(), remember, clientLoader };
}
