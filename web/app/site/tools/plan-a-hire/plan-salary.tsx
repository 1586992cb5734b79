import { Disclosure } from '../../../ui/disclosure.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SalaryShown } from '../salary/present-salary.ts';

/** Why this salary: the option that decides, what could lower it, and what does not apply. */
export function PlanSalary({ salary }: { salary: SalaryShown }) {
  const { figure, tag, options, changes, closed, gap, offer } = salary;
  const deciding = options.find(({ decides }) => decides);
  return (
    <FoldCard id="why" title={/\d/.test(figure) ? `Why ${figure}` : 'The salary'}>
      {deciding && (
        <p className="text-15">
          <strong className="block font-semibold">{tag}</strong>
          <span className="text-ink-2">{deciding.needs.replace(/^./, (first) => first.toUpperCase())}.</span>
        </p>
      )}
      {offer && (
        <Notice kind={offer.look} title={offer.title} className="mt-4">
          {offer.text}
        </Notice>
      )}
      {gap !== undefined && (
        <Notice kind="info" title="Still needed" className="mt-4">
          {gap}
        </Notice>
      )}
      {changes.length > 0 && (
        <>
          <h3 className="mt-5 text-16">It could be less</h3>
          <ul className="mt-1 flex flex-col gap-1 text-14 text-ink-2">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      {closed.length > 0 && (
        <Disclosure
          summary={`${closed.length === 1 ? '1 option doesn’t apply' : `${closed.length} options don’t apply`}, and why`}
          className="mt-4 text-15"
        >
          <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink-2">
            {closed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-4 text-14 text-ink-2">
        Fewer hours or a shorter certificate would change the figures. The certificate must match the real
        job.
      </p>
    </FoldCard>
  );
}
