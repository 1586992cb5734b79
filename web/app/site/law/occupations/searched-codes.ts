import { call } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';

interface Site {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** The codes that the calculators find for a job title, best first; none for digits, or if the search fails. */
export async function searchedCodes(text: string, options: Site): Promise<string[]> {
  if (text === '' || /^[\d\s]+$/.test(text)) return [];
  try {
    const { salaries } = await call(searchSalariesOperation, { keyword: text }, options);
    return salaries.map(({ occupationCode }) => occupationCode);
  } catch {
    return [];
  }
}
