import type { ReactNode } from 'react';
import { AwayLink } from '../../ui/framed.tsx';
import type { CountShown } from './present-deadline.ts';
import type { DutyShown } from './present-duty.ts';

/** How the days were counted, and how else the rule can be read. */
export function CountLines({
  count: { lines, readings },
}: {
  count: Pick<CountShown, 'lines' | 'readings'>;
}) {
  return (
    <>
      <h3 className="text-20">How it was counted</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-15">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {readings.length > 0 && <Readings readings={readings} />}
    </>
  );
}

function Readings({ readings }: Pick<CountShown, 'readings'>) {
  return (
    <div className="mt-6 rounded-16 bg-sand p-4 text-15">
      <h3 className="text-17 font-semibold">How the rule can be read, the earliest day first</h3>
      <dl className="mt-2 grid gap-2">
        {readings.map(({ reading, day }) => (
          <div key={reading} className="grid gap-x-6 sm:grid-cols-[1fr_auto]">
            <dt>{reading}</dt>
            <dd className="font-semibold">{day}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a duty asks for, where it is reported, and what can follow. */
export function DutyFacts({ duty }: { duty: DutyShown }) {
  const { title, onlyIf, contains, through, consequence, exceptions, dispute, toConfirm, note, rule } = duty;
  return (
    <>
      <h3 className="text-20">{title}</h3>
      {onlyIf !== undefined && <p className="mt-1 font-semibold">{onlyIf}</p>}
      <dl className="@container mt-3 grid gap-3 text-15">
        {contains.length > 0 && (
          <FactRow term="What to say">
            <ul className="list-disc pl-5">
              {contains.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </FactRow>
        )}
        {through !== undefined && <FactRow term="Where">{through}</FactRow>}
        {exceptions.length > 0 && <FactRow term="Except">{exceptions.join(' · ')}</FactRow>}
        {dispute !== undefined && <FactRow term="Sources differ">{dispute}</FactRow>}
        <FactRow term="What can follow">{consequence}</FactRow>
      </dl>
      <p className="mt-3 text-14 text-ink-2">
        {toConfirm && <strong>To be confirmed on GOV.UK. </strong>}
        {note}{' '}
        <AwayLink
          to={rule}
          aria-label={`The rule and its sources: ${title}`}
          className="text-link underline underline-offset-4"
        >
          The rule and its sources
        </AwayLink>
      </p>
    </>
  );
}

function FactRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 @md:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
