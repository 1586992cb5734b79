import type { EventConclusion } from '@portway/contracts/sponsor/duties/events/events';
import { presentCount } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { DayCount } from '../../../ui/day-count.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { doesWords } from '../duties/duty-words.ts';
import { storedCount } from '../duties/stored-count.ts';

type One = EventConclusion['conclusions'][number];

/** What follows by the rules, before anything is recorded. Not reported, with the reason, is an answer too. */
export function Conclusion({
  conclusion: { conclusions, isHistory, isToCome, record },
}: {
  conclusion: EventConclusion;
}) {
  return (
    <div className="flex flex-col gap-6">
      {isHistory && (
        <Notice title="Due before your first day with Portway">
          It is recorded as history, and raises no duty: what follows from it was due before that day.
        </Notice>
      )}
      {isToCome && (
        <Notice kind="warning" title="This day is still to come">
          You see what would follow. Record it when it has happened.
        </Notice>
      )}
      {conclusions.length === 0 && (
        <Notice title="Nothing is counted">Portway counts the duties of Skilled Workers only.</Notice>
      )}
      {conclusions.map((one) => (
        <Card key={`${one.worker?.id} ${one.duty} ${one.title}`} one={one} />
      ))}
      <OnRecord record={record} />
    </div>
  );
}

const maxChanges = 12;

/** What the record will say: it is confirmed with the event. */
function OnRecord({ record: { changes, stays } }: { record: EventConclusion['record'] }) {
  if (changes.length === 0 && stays === null) return null;
  const more = changes.length - maxChanges;
  return (
    <section className="panel mt-0" aria-label="What changes on record">
      <h3 className="text-20">
        {changes.length === 0 ? 'The record stays as it is' : 'We change the record too'}
      </h3>
      {changes.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {changes.slice(0, maxChanges).map((change) => (
            <li key={change} className="wrap-anywhere">
              {withDaysInWords(change)}
            </li>
          ))}
          {more > 0 && <li>and {more.toLocaleString('en-GB')} more like these</li>}
        </ul>
      )}
      {stays !== null && <p className="mt-2 text-15 text-ink-2">{withDaysInWords(stays)}</p>}
    </section>
  );
}

const asksWords = {
  'salary-option': 'Choose the salary option of the permission above, and see what follows once more.',
  'salary-list':
    'Answer above whether the jobs are on the Immigration Salary List, and see what follows once more.',
} as const;

function Card({ one: { title, does, because, deadline, keep, asks } }: { one: One }) {
  const count = storedCount(deadline);
  const presentation = count && presentCount(count, 'england-and-wales');
  return (
    <ResultCard
      label={presentation?.label ?? 'What follows'}
      name={title}
      figure={does === 'record' ? 'Not reported' : (presentation?.inShort ?? doesWords[does])}
      beside={count ? [{ label: 'Remind yourself by', figure: dayInWords(count.remindBy) }] : []}
    >
      <ResultPart>
        <h3 className="text-20">{title}</h3>
        <p className="mt-2">{withDaysInWords(because)}</p>
        {asks !== undefined && <p className="mt-2 font-semibold">{asksWords[asks]}</p>}
        {keep.length > 0 && (
          <>
            <h3 className="mt-4 text-17 font-semibold">Evidence to keep</h3>
            <ul className="list-disc pl-5 text-15">
              {keep.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </ResultPart>
      {presentation && (
        <ResultPart>
          <DayCount {...presentation.count} />
        </ResultPart>
      )}
    </ResultCard>
  );
}
