import type { ReactNode } from 'react';
import { CountLines, DutyFacts } from '../../../subjects/reporting-deadline/count-parts.tsx';
import type { CountShown, DeadlineShown } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { DayCount } from '../../../ui/day-count.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
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
          <DutyFacts duty={duty} />
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
        <CountLines count={{ lines, readings }} />
      </ResultPart>
    </>
  );
}
