import type { Company } from '@portway/contracts/hiring/companies/companies';
import { nationWords } from '../../text/job/job-choices.ts';
import { companySizeWords } from '../../text/profile/profile-choices.ts';

/** What the company says of itself, beside its jobs; nothing where it says nothing. */
export function CompanyFacts({ company }: { company: Company }) {
  const { website, markets, size, industry, town } = company;
  const offices = officesOf(company);
  const isSilent =
    website === null && markets.length === 0 && size === null && industry === null && town === null;
  if (isSilent && offices.length === 0) return null;
  return (
    <section aria-labelledby="at-a-glance" className={card}>
      <h2 id="at-a-glance" className="text-20">
        At a glance
      </h2>
      <dl className="company-facts">
        {website !== null && (
          <div>
            <dt>Website</dt>
            <dd>
              <a
                href={website}
                rel="noopener nofollow"
                target="_blank"
                className="text-link underline underline-offset-4 wrap-anywhere"
              >
                {website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
                <span className="sr-only"> (opens in another tab)</span>
              </a>
            </dd>
          </div>
        )}
        {industry !== null && (
          <div>
            <dt>Industry</dt>
            <dd>{industry}</dd>
          </div>
        )}
        {markets.length > 0 && (
          <div>
            <dt>Markets</dt>
            <dd>{markets.join(', ')}</dd>
          </div>
        )}
        {size !== null && (
          <div>
            <dt>Size</dt>
            <dd>{companySizeWords[size].people} people</dd>
          </div>
        )}
        {offices.length > 0 ? (
          <div>
            <dt>{offices.length === 1 ? 'Office' : 'Offices'}</dt>
            <dd>
              <ul className="company-offices">
                {offices.map(({ place, address, head }) => (
                  <li key={`${place} ${address}`}>
                    {place}
                    {head && offices.length > 1 && <span> · Head office</span>}
                    {address !== null && <span className="block">{address}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : (
          town !== null && (
            <div>
              <dt>Town</dt>
              <dd>{town}</dd>
            </div>
          )
        )}
      </dl>
      <p className="mt-5 text-14 text-ink-2">The company says this of itself. We have not checked it.</p>
    </section>
  );
}

export const card = 'rounded-28 border border-line bg-card p-6 shadow-soft';

/** The head office first. */
function officesOf({ offices }: Company) {
  return offices
    .toSorted((one, other) => Number(other.head) - Number(one.head))
    .map(({ town, nation, address, head }) => ({ place: `${town}, ${nationWords[nation]}`, address, head }));
}
