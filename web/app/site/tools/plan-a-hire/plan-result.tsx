import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { Working } from '../../../ui/working.tsx';
import type { PlanEvaluated } from './evaluate-plan.ts';
import { PlanMoney } from './plan-money.tsx';
import { PlanNeeded } from './plan-needed.tsx';
import { PlanSalary } from './plan-salary.tsx';
import { PlanTimes } from './plan-times.tsx';
import type { PlanShown } from './present-plan.ts';
import { LogInToSave, SavePlan } from './save-plan.tsx';
import { SettlementLink } from './settlement-link.tsx';
import { timesOld } from './times-words.ts';

interface PlanResultProps {
  plan: PlanShown;
  answers: PlanEvaluated['answers'];
  note: ReactNode;
}

/** Everything under the ticket, in the order in which it is read. */
export function PlanResult({ plan, answers, note }: PlanResultProps) {
  const { times, money, salary, needed, uncertain, notChecked, steps } = plan;
  const changesSponsor = answers.location === 'inside' && answers.visaType === 'skilled';
  return (
    <div className="page-width pb-3 sm:pb-section">
      <div className="mt-3 flex flex-wrap items-start sm:mt-6 justify-between gap-x-8 gap-y-2">
        <p className="max-w-measure text-14 text-ink-2">{note}</p>
        <PlanLinks answers={answers} hasDays={times !== undefined} />
      </div>
      {times === undefined && money === undefined ? (
        <Instead reasons={salary.closed} />
      ) : (
        <div className="plan-columns mt-3 sm:mt-10">
          <div className="flex min-w-0 flex-col gap-6 sm:gap-12">
            {times && (
              <PlanTimes times={times} sponsorChanges={changesSponsor && answers.sameSponsor !== 'yes'} />
            )}
            {money && <PlanMoney money={money} />}
          </div>
          <div className="flex min-w-0 flex-col gap-2 sm:gap-6">
            <PlanSalary salary={salary} />
            <SettlementLink answers={answers} />
            <PlanNeeded needed={needed} />
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

function PlanLinks({ answers, hasDays }: Pick<PlanResultProps, 'answers'> & { hasDays: boolean }) {
  const { search } = useLocation();
  return (
    <ExportLinks
      page="/plan-a-hire"
      embed="plan-a-hire"
      answers={answers}
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
function Instead({ reasons }: { reasons: readonly string[] }) {
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
        <li>Hire someone who can already work in the UK. They do not need sponsorship.</li>
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
