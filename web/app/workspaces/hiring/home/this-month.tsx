import type { EmployerHome } from '@portway/contracts/hiring/employer-home/employer-home';

type Month = NonNullable<EmployerHome['month']>;

const rows = [
  { label: 'Applications', of: 'applications' },
  { label: 'Interviews', of: 'interviews' },
  { label: 'Offers', of: 'offers' },
  { label: 'Hires', of: 'hires' },
] as const satisfies readonly { readonly label: string; readonly of: keyof Month }[];

/** What came and went since the first of the month. The figures are the content; the bars repeat them. */
export function ThisMonth({ month }: { month: Month }) {
  const most = Math.max(1, ...rows.map(({ of }) => month[of]));
  return (
    <section className="panel home-month" aria-labelledby="this-month">
      <h2 id="this-month" className="text-20">
        This month
      </h2>
      <dl>
        {rows.map(({ label, of }) => (
          <div key={of}>
            <dt>{label}</dt>
            <dd>
              <span
                aria-hidden
                className="home-bar"
                data-of={of}
                style={{ inlineSize: `${(100 * month[of]) / most}%` }}
              />
              <span className="home-figure">{month[of].toLocaleString('en-GB')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
