import type { Company } from '@portway/contracts/hiring/companies/companies';
import { companyPath } from '../../subjects/company/company-paths.ts';
import { nationWords } from '../../text/job-choices.ts';

/** Most that search engines show of a description. */
const longest = 160;

/** Title and description for search engines; a page of later jobs, or without any, is for people alone. */
export function companyMeta(company: Company, isLater: boolean) {
  const { name, about, industry, total } = company;
  const jobs = total.count === 1 ? '1 open job' : `${total.count}${total.more ? '+' : ''} open jobs`;
  const start = total.count === 0 ? `${name}.` : `${name}: ${jobs}, each with what sponsoring it needs.`;
  const whole = [start, industry === null ? '' : `${industry}.`, about ?? '']
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    title: total.count === 0 ? name : `Jobs at ${name}`,
    description: whole.length <= longest ? whole : `${whole.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`,
    canonical: companyPath(company),
    index: !isLater && total.count > 0,
  };
}

/** schema.org `Organization` of a company: only what it says of itself. */
export function organisationOf(company: Company, origin: string) {
  const { name, about, website, offices, logo } = company;
  const address = [...offices.filter(({ head }) => head), ...offices.filter(({ head }) => !head)].map(
    ({ town, nation, address: street }) => ({
      '@type': 'PostalAddress',
      ...(street !== null && { streetAddress: street }),
      addressLocality: town,
      addressRegion: nationWords[nation],
      addressCountry: 'GB',
    }),
  );
  return {
    '@type': 'Organization',
    name,
    url: `${origin}${companyPath(company)}`,
    ...(about !== null && { description: about }),
    ...(website !== null && { sameAs: website }),
    ...(logo !== null && { logo: `${origin}${companyPath(company)}/logo.jpg` }),
    ...(address.length > 0 && { address }),
  };
}
