import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import type { LawVerdict } from '@portway/contracts/hiring/employer-jobs/law-change';
import { dayInWords } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type LawChange = NonNullable<EmployerJob['lawChange']>;

/** That a change of law had the job checked again, and what it made of it. */
export function LawChangeNotice({ change }: { change: LawChange }) {
  const { before, now, laws } = change;
  return (
    <Notice
      title={`Checked again on ${dayInWords(now.on)}: ${sentence(change)}`}
      kind={isSame(change) ? 'info' : 'warning'}
    >
      <p>It was checked against the law of {dayInWords(before.on)}.</p>
      <Disclosure summary="What changed">
        <dl className="law-figures">
          {figures.map(([label, field]) => (
            <Row key={field} label={label} before={before[field]} now={now[field]} />
          ))}
        </dl>
        {laws.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {laws.map(({ title, inForceFrom }) => (
              <li key={title}>
                {title}, in force from {dayInWords(inForceFrom)}
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </Notice>
  );
}

const figures = [
  ['Anyone', 'standardPence'],
  ['With a relevant PhD', 'phdPence'],
  ['With a STEM PhD', 'stemPhdPence'],
  ['New entrants', 'newEntrantPence'],
] as const;

function Row({ label, before, now }: { label: string; before: number | null; now: number | null }) {
  if (before === null && now === null) return null;
  const words = (pence: number | null) => (pence === null ? 'none' : inShortPounds(pence));
  return (
    <div>
      <dt>{label}</dt>
      <dd>{before === now ? `${words(now)}, as before` : `${words(now)}, was ${words(before)}`}</dd>
    </div>
  );
}

function isSame({ before, now }: LawChange): boolean {
  return before.status === now.status && before.lowEndPasses === now.lowEndPasses;
}

function sentence(change: LawChange): string {
  return isSame(change)
    ? `the pay is still enough ${whom(change.now)}`
    : `the pay is now enough ${whom(change.now)}, and was ${whom(change.before)}`;
}

function whom({ status, lowEndPasses }: LawVerdict): string {
  switch (status) {
    case 'anyone':
      return lowEndPasses === false ? 'for anyone at the top of the range' : 'for anyone';
    case 'phd':
      return 'for new entrants and people with a PhD';
    case 'new-entrants':
      return 'for new entrants only';
    case 'nobody':
      return 'for no one new';
    default:
      return 'for people we cannot name';
  }
}
