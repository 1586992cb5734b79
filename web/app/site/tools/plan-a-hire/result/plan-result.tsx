import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { planWords } from '../../../../text/reader/plan-words.ts';
import { type Reader, readerName, withReader } from '../../../../text/reader/reader.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ExportLinks } from '../../../../ui/export-links.tsx';
import { FoldCard } from '../../../../ui/fold-card.tsx';
import { AwayLink } from '../../../../ui/framed.tsx';
import { LaneChart } from '../../../../ui/lane-chart.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { Working } from '../../../../ui/working.tsx';
import { useTicks } from '../../assessment/result/use-ticks.ts';
import type { SalaryShown } from '../../salary/result/present-salary.ts';
import type { PlanEvaluated } from '../evaluate-plan.ts';
import type { PlanAnswers } from '../plan-answers.ts';
import { PlanMoney } from './plan-money.tsx';
import type { NeededShown, PlanShown } from './present-plan.ts';
import type { LaneShown, TimesShown } from './present-times.ts';
import { LogInToSave, SavePlan } from './save-plan.tsx';
import { laneNote, legendOf, timesOld } from './times-words.ts';

const shared = ['role', 'hours', 'salary', 'inRouteSince', 'firstCertificateOn', 'employer'] as const;

/** For a worker who is in the route already: settling has a salary test of its own. */
function SettlementLink({ answers, reader }: { answers: PlanAnswers; reader: Reader }) {
  if (answers.location !== 'inside' || answers.visaType !== 'skilled') return null;
  const sharedAnswers = shared.flatMap((name) => (answers[name] === '' ? [] : [[name, answers[name]]]));
  const { settle, settleLink } = planWords(reader);
  return (
    <p className="text-15 text-ink-2">
      {settle}{' '}
      <AwayLink
        to={`/settlement-salary?${new URLSearchParams([...sharedAnswers, [readerName, reader]])}`}
        className="text-link underline underline-offset-4"
      >
        {settleLink}
      </AwayLink>
    </p>
  );
}

interface PlanResultProps {
  plan: PlanShown;
  answers: PlanEvaluated['answers'];
  reader: Reader;
  note: ReactNode;
}

/** Everything under the ticket, in the order in which it is read. */
export function PlanResult({ plan, answers, reader, note }: PlanResultProps) {
  const { times, money, salary, needed, uncertain, notChecked, steps } = plan;
  const changesSponsor = answers.location === 'inside' && answers.visaType === 'skilled';
  return (
    <div className="page-width pb-3 sm:pb-section">
      <div className="mt-3 flex flex-wrap items-start sm:mt-6 justify-between gap-x-8 gap-y-2">
        <p className="max-w-measure text-14 text-ink-2">{note}</p>
        <PlanLinks answers={answers} reader={reader} hasDays={times !== undefined} />
      </div>
      {times === undefined && money === undefined ? (
        <Instead reasons={salary.closed} reader={reader} />
      ) : (
        <div className="plan-columns mt-3 sm:mt-10">
          <div className="flex min-w-0 flex-col gap-6 sm:gap-12">
            {times && (
              <PlanTimes
                times={times}
                sponsorChanges={changesSponsor && answers.sameSponsor !== 'yes'}
                reader={reader}
              />
            )}
            {money && <PlanMoney money={money} />}
          </div>
          <div className="flex min-w-0 flex-col gap-2 sm:gap-6">
            <PlanSalary salary={salary} />
            <SettlementLink answers={answers} reader={reader} />
            <PlanNeeded needed={needed} reader={reader} />
            <Uncertain lines={uncertain} notChecked={notChecked} />
          </div>
        </div>
      )}
      <div className="mt-1 sm:mt-10">
        <Working steps={steps} open={false} />
      </div>
    </div>
  );
}

const link =
  'no-print inline-flex min-h-11 items-center gap-2 rounded-full border border-outline px-4 font-medium hover:bg-ink/8';

function PlanLinks({
  answers,
  reader,
  hasDays,
}: Pick<PlanResultProps, 'answers' | 'reader'> & { hasDays: boolean }) {
  const { search } = useLocation();
  return (
    <ExportLinks
      page="/plan-a-hire"
      embed="plan-a-hire"
      answers={withReader(answers, reader)}
      pdf="PDF, two pages"
      first={<SavePlan />}
      inOneRow
    >
      <LogInToSave />
      <AwayLink to={`/plan-a-hire/compare${search}`} className={link}>
        <SpriteIcon name="columns-2" size={18} />
        Change one thing
      </AwayLink>
      {hasDays && (
        <a href={`/plan-a-hire.ics${search}`} download className={link}>
          <SpriteIcon name="calendar-plus" size={18} />
          Calendar file
        </a>
      )}
    </ExportLinks>
  );
}

/** Where to go on when nobody can be sponsored in this job. */
function Instead({ reasons, reader }: { reasons: readonly string[]; reader: Reader }) {
  return (
    <section aria-labelledby="instead" className="mt-10 max-w-measure">
      <h2 id="instead" className="text-28">
        What you can do instead
      </h2>
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        <li>Check whether another occupation code describes the real job better.</li>
        <li>{planWords(reader).someoneElse}</li>
      </ul>
      <p className="mt-5">
        <LinkButton look="outline" to="/occupations">
          Search the occupation codes
        </LinkButton>
      </p>
    </section>
  );
}

function Uncertain({ lines, notChecked }: { lines: readonly string[]; notChecked: readonly string[] }) {
  return (
    <FoldCard id="uncertain" title="What is not certain" ground="sand">
      <ul className="flex flex-col gap-3 text-15 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{timesOld}</li>
      </ul>
      {notChecked.length > 0 && (
        <Disclosure summary="What this does not check" className="mt-3 text-15">
          <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink-2">
            {notChecked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </FoldCard>
  );
}

/** What employer and worker need in hand, to tick. The ticks stay in this browser. */
function PlanNeeded({ needed, reader }: Pick<PlanShown, 'needed'> & { reader: Reader }) {
  const words = planWords(reader);
  const { form, done, note } = useTicks('inHand');
  const groups = [
    { title: words.employerHas, items: needed.employer },
    { title: words.workerHas, items: needed.worker },
  ].toSorted((one, other) => Number(other.title === 'You') - Number(one.title === 'You'));
  const total = needed.employer.length + needed.worker.length;
  return (
    <FoldCard
      id="in-hand"
      title={words.haveReady}
      aside={<span className="needs-scripts">{`${done} of ${total}`}</span>}
    >
      <p className="text-14 text-ink-2">
        Tick what is ready.<span className="needs-scripts"> Your ticks are saved in this browser.</span>
      </p>
      <form ref={form} onChange={note} autoComplete="off" aria-labelledby="in-hand" className="mt-4">
        {groups.map(({ title, items }) => (
          <Group key={title} title={title} items={items} />
        ))}
      </form>
    </FoldCard>
  );
}

function Group({ title, items }: { title: string; items: readonly NeededShown[] }) {
  if (items.length === 0) return null;
  return (
    <fieldset className="mt-3 min-w-0 first:mt-0">
      <legend className="text-15 font-semibold">{title}</legend>
      <ul className="mt-1">
        {items.map(({ id, text }) => (
          <li key={id} className="flex items-start gap-3">
            <input type="checkbox" value={id} id={`in-hand-${id}`} className="tick mt-3 size-5 shrink-0" />
            <label htmlFor={`in-hand-${id}`} className="grow py-2.5 text-15">
              {text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Why this salary: the option that decides, what could lower it, and what does not apply. */
function PlanSalary({ salary }: { salary: SalaryShown }) {
  const { figure, tag, options, changes, closed, gap, offer } = salary;
  const deciding = options.find(({ decides }) => decides);
  return (
    <FoldCard id="why" title={/\d/.test(figure) ? `Why ${figure.replace(/^At /, 'at ')}` : 'The salary'}>
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

interface PlanTimesProps {
  times: TimesShown;
  sponsorChanges: boolean;
  reader: Reader;
}

/** When they can start: a lane to a service, the same days as a table, and each step of the plan. */
function PlanTimes({ times, sponsorChanges, reader }: PlanTimesProps) {
  const { lanes, ticks, wanted, holidays, label, from, steps } = times;
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-28">
        {planWords(reader).whenStart}
      </h2>
      <p className="mt-2 max-w-measure text-15 text-ink-2">
        Estimates from published times, counted from {from}. Priority does not guarantee a date.
        {sponsorChanges && ` ${planWords(reader).changesSponsor}`}
      </p>
      <div className="mt-3 sm:mt-5">
        <LaneChart
          label={label}
          lanes={lanes.map((lane) => ({
            title: lane.title,
            note: laneNote(lane),
            strong: lane.chosen,
            bars: lane.bars,
            end: { at: lane.endAt, text: lane.end },
            tailTo: lane.tailTo,
          }))}
          ticks={ticks}
          mark={wanted}
          gaps={holidays}
          legend={legendOf(times)}
          tail="Usually by, if a target is missed"
        />
      </div>
      <Disclosure summary="The same days as a table, step by step" className="mt-2">
        <DataTable
          caption="First day at work, by service"
          columns={[
            {
              head: 'Service',
              cell: ({ title, chosen, extra }: LaneShown) => (
                <>
                  {chosen ? `${title} (your plan)` : title}
                  <span className="block text-14 font-normal text-ink-2">{extra}</span>
                </>
              ),
            },
            { head: 'First day at work', cell: ({ range }) => range },
          ]}
          rows={lanes}
          keyOf={({ title }) => title}
          strong={({ chosen }) => chosen}
        />
        <div className="mt-5">
          <DataTable
            caption="Your plan, step by step"
            columns={[
              { head: 'Step', cell: ({ title }: TimesShown['steps'][number]) => title },
              { head: 'Usually', cell: ({ range }) => range, figure: true },
            ]}
            rows={steps}
            keyOf={({ title }) => title}
          />
        </div>
      </Disclosure>
    </section>
  );
}
