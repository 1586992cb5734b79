import type { Office } from '@portway/contracts/account/organisation/offices';
import type { CompaniesSuggested, Company } from '@portway/contracts/hiring/companies/companies';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { jobCardOf } from '../../candidate/jobs/job-card.presenter.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import type { After, CompaniesRepository } from './companies.repository.ts';

interface Deps {
  readonly repository: CompaniesRepository;
  readonly register: Pick<Register, 'standing'>;
  readonly asAnybody: <Result>(
    work: (on: RequestContext['transaction']) => Promise<Result>,
  ) => Promise<Result>;
  readonly readOffices: (stored: unknown) => Office[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  readonly maxAddresses: number;
}

const jobsAPage = 10;
const maxCounted = 500;
const maxSuggested = 5;

/** The public pages of organisations that have published a job. */
export function companiesService(deps: Deps) {
  const { repository, register, asAnybody, readOffices, today, maxAddresses } = deps;
  return {
    /** By its present address or an earlier one, with a page of its open jobs. */
    async show(address: string, after: string | undefined): Promise<Company> {
      const company = await repository.find(address);
      if (company === undefined) throw missing();
      const { organisation, name, legal_name, trading_name: tradingName, town } = company;
      const from = after === undefined ? undefined : positionIn(after);
      const [rows, count, match] = await Promise.all([
        repository.jobs(organisation, today(), { limit: jobsAPage + 1, after: from }),
        repository.countJobs(organisation, today(), maxCounted + 1),
        asAnybody((on) =>
          register.standing(on, { organisation, name: legal_name ?? name, tradingName, town }),
        ),
      ]);
      const page = rows.slice(0, jobsAPage);
      const end = page.at(-1);
      const { slug, logo, about, website, industry, markets, size } = company;
      return {
        slug,
        name,
        logo,
        about,
        website,
        industry,
        markets,
        size,
        town,
        offices: readOffices(company.offices),
        register: match,
        jobs: page.map(jobCardOf),
        next: rows.length > jobsAPage && end !== undefined ? `${end.key}.${end.job}` : null,
        total: { count: Math.min(count, maxCounted), more: count > maxCounted },
      };
    },
    async suggest(text: string | undefined = ''): Promise<CompaniesSuggested> {
      return { companies: text.length < 2 ? [] : [...(await repository.named(text, maxSuggested))] };
    },
    async logo(slug: string): Promise<Uint8Array<ArrayBuffer>> {
      const jpeg = await repository.logo(slug);
      if (jpeg === undefined) throw missing();
      return new Uint8Array(jpeg);
    },
    addresses: async (): Promise<{ readonly slugs: string[] }> => ({
      slugs: await repository.addresses(maxAddresses),
    }),
  };
}

export type Companies = ReturnType<typeof companiesService>;

/** Throws a Refusal for an invalid cursor. */
function positionIn(after: string): After {
  const [, key, job] = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after) ?? [];
  if (job !== undefined) return { publishedAt: Number(key), job };
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}
