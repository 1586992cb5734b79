import { call } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/salary-search';

type Fetch = (request: Request) => Promise<Response>;

/** The codes that a title in words could mean, the likeliest first, asked of the API. */
export function searchBy(fetch: Fetch, origin?: string) {
  return async (title: string) => {
    const keyword = title.slice(0, 200);
    const { salaries } = await call(
      searchSalariesOperation,
      { keyword },
      { fetch, ...(origin !== undefined && { origin }) },
    );
    return salaries;
  };
}

export type SearchRoles = ReturnType<typeof searchBy>;
