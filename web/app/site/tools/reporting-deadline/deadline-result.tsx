import type { ReactNode } from 'react';
import type { DutyShown } from '../../../subjects/reporting-deadline/duty-shown.ts';
import type { CountShown, DeadlineShown } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { DayCount } from '../../../ui/day-count.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Working } from '../../../ui/working.tsx';
import { notChecked } from './not-checked.ts';

interface DeadlineResultProps {
  result: DeadlineShown | undefined;
  recorded: ReactNode;
  /** The address of the calendar file of this result. */
  calendar: string;
}

export function DeadlineResult({ result, recorded, calendar }: DeadlineResultProps) {
  if (!result)
    return (
      <ResultCard label="Report it by" figure="No day counted yet" note={recorded}>
        <ResultPart>
          <Notice kind="info" title="Choose what happened">
            You see the last day to report it, with every day counted and why a day is passed over.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  const { label, figure, beside, said, count, duties, steps } = result;
  return (
    <ResultCard label={label} figure={figure} beside={beside} note={recorded}>
      {said.length > 0 && (
        <ResultPart className="flex flex-col gap-4">
          {said.map(({ kind, title, text }) => (
            <Notice key={title} kind={kind} title={title}>
              {text}
            </Notice>
          ))}
        </ResultPart>
      )}
      {count && <Counted count={count} calendar={calendar} />}
      {duties.map((duty) => (
        <ResultPart key={duty.id}>
          <Duty duty={duty} />
        </ResultPart>
      ))}
      <ResultPart>
        <Working steps={steps} open={false} />
        <Disclosure summary="What this does not check">
          <ul className="list-disc pl-5 text-15">
            {notChecked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      </ResultPart>
    </ResultCard>
  );
}

function Counted({
  count: { caption, weeks, legend, lines, readings },
  calendar,
}: {
  count: CountShown;
  calendar: string;
}) {
  return (
    <>
      <ResultPart>
        <DayCount caption={caption} weeks={weeks} legend={legend} />
        <a
          href={calendar}
          download
          className="no-print mt-4 inline-flex min-h-11 items-center rounded-full border border-outline px-4 text-15 font-medium hover:bg-ink/8"
        >
          Add to a calendar
        </a>
      </ResultPart>
      <ResultPart>
        <h3 className="text-20">How it was counted</h3>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-15">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {readings.length > 0 && <Readings readings={readings} />}
      </ResultPart>
    </>
  );
}

function Readings({ readings }: Pick<CountShown, 'readings'>) {
  return (
    <div className="mt-6 rounded-16 bg-sand p-4 text-15">
      <h3 className="text-17 font-semibold">How the rule can be read, the earliest day first</h3>
      <dl className="mt-2 grid gap-2">
        {readings.map(({ reading, day }) => (
          <div key={reading} className="flex flex-wrap justify-between gap-x-6">
            <dt>{reading}</dt>
            <dd className="font-semibold">{day}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Duty({ duty }: { duty: DutyShown }) {
  const { title, onlyIf, contains, through, consequence, exceptions, dispute, toConfirm, note, rule } = duty;
  return (
    <>
      <h3 className="text-20">{title}</h3>
      {onlyIf !== undefined && <p className="mt-1 font-semibold">{onlyIf}</p>}
      <dl className="mt-3 grid gap-3 text-15">
        {contains.length > 0 && (
          <Said term="What to say">
            <ul className="list-disc pl-5">
              {contains.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Said>
        )}
        {through !== undefined && <Said term="Where">{through}</Said>}
        {exceptions.length > 0 && <Said term="Except">{exceptions.join(' · ')}</Said>}
        {dispute !== undefined && <Said term="Sources differ">{dispute}</Said>}
        <Said term="What can follow">{consequence}</Said>
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

function Said({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
