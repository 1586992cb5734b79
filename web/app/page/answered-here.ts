/** What a page shows for the answers of an address. */
type Answer<Shown> = (query: URLSearchParams) => Shown | Promise<Shown>;

export interface Asked<Shown> {
  readonly request: Request;
  readonly serverLoader: () => Promise<Shown>;
}

/**
 * A tool whose answers come from the rules in this browser. They load at the first touch of its form (`prepare`),
 * because few readers change an answer and all would wait for them; until they are there, the server answers
 * the same address.
 */
export function answeredHere<Shown>(load: () => Promise<{ answer: Answer<Shown> }>) {
  let ready: Answer<Shown> | undefined;
  let begun = false;
  const prepare = async () => {
    if (begun) return;
    begun = true;
    try {
      ready = (await load()).answer;
    } catch {
      begun = false;
    }
  };
  const clientLoader = async ({ request, serverLoader }: Asked<Shown>): Promise<Shown> => {
    void prepare();
    if (ready === undefined) return serverLoader();
    try {
      return await ready(new URL(request.url).searchParams);
    } catch {
      return serverLoader();
    }
  };
  return { prepare: () => void prepare(), clientLoader };
}
