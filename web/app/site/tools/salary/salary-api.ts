import { call } from '@portway/contracts/client';
import { salaryDetailsOperation } from '@portway/contracts/law/calculators/salary-details';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';

type Fetch = (request: Request) => Promise<Response>;

/** The calculator's API requests: codes for a job title, and GOV.UK's details of a code today. */
export function salaryApi(fetch: Fetch, origin?: string) {
  const options = { fetch, ...(origin !== undefined && { origin }) };
  return {
    /** The codes that match a title, best first, or those to ask about if it names several. */
    search: async (title: string) => {
      const { salaries, namesSeveral } = await call(
        searchSalariesOperation,
        { keyword: title.slice(0, 200) },
        options,
      );
      return salaries.map((each) => ({ ...each, isOneOfSeveral: namesSeveral }));
    },
    details: async (occupationCode: string) =>
      await call(salaryDetailsOperation, { occupationCode }, options),
  };
}

export type SalaryApi = ReturnType<typeof salaryApi>;
