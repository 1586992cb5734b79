import type { OfferJudgement } from '@portway/contracts/hiring/offers/offers';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { ratesLastChecked } from '../../text/law-day.ts';
import { inShortPounds } from '../../text/money.ts';
import { lastChecked } from '../../text/outcome.ts';
import { workingSteps } from '../../text/working-steps.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { Working } from '../../ui/working.tsx';
import { totalIn } from './cost-totals.ts';
import './visa-facts.css';

const heads = {
  'no-obvious-barrier': { icon: 'circle-check', words: 'No obvious barrier' },
  barrier: { icon: 'ban', words: 'A barrier' },
  'more-to-find-out': { icon: 'triangle-alert', words: 'More to find out' },
} as const;

type Payer = OfferJudgement['costs'][number]['payer'];
const bothPayers: readonly Payer[] = ['employer', 'worker'];

/** What the rules say of an offer on its planned days, with the planned days, the costs and the working. */
export function JudgementCard({
  judgement,
  payers = bothPayers,
  isOfReader = false,
}: {
  judgement: OfferJudgement;
  payers?: readonly Payer[];
  /** Whether the reader's own facts are judged beside it: grounds that may be of other people are folded then. */
  isOfReader?: boolean;
}) {
  const { verdict, reason, minPence, plan, judgedOn, steps } = judgement;
  const { icon, words } = heads[verdict];
  return (
    <section aria-label="What the rules say" className="flex flex-col gap-4">
      <div className="hero-ground rounded-16 p-5">
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <SpriteIcon name={icon} size={18} className="shrink-0" />
          On the rules of {dayInWords(judgedOn)}
        </p>
        <h2 className="mt-1 text-22">
          {words}
          {verdict === 'no-obvious-barrier' && minPence !== null && `, from ${inShortPounds(minPence)}`}
        </h2>
        {!isOfReader && <p className="mt-2 text-15 text-ink-2">{withDaysInWords(reason)}</p>}
        {isOfReader && (
          <Disclosure summary="What the offer says of any worker" className="mt-2">
            <p className="text-15 text-ink-2">{withDaysInWords(reason)}</p>
          </Disclosure>
        )}
      </div>
      <Days plan={plan} />
      <Costs judgement={judgement} payers={payers} />
      <p className="text-14 text-ink-2">
        {ratesLastChecked(`Rates for ${dayInWords(judgedOn)}`, lastChecked(judgement))} Worked out without
        knowing anything private about the worker, and without family.
      </p>
      {steps.length > 0 && <Working steps={workingSteps(steps)} open={false} />}
    </section>
  );
}

export function Days({ plan }: Pick<OfferJudgement, 'plan'>) {
  if (plan.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">Planned days, as it usually goes</h3>
      <dl className="facts-list">
        {plan.map(({ id, title, earliest, latest }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              {earliest === latest
                ? dayInWords(earliest)
                : `${dayInWords(earliest)} to ${dayInWords(latest)}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Costs({
  judgement: { costs, workerHealthCarePence = null },
  payers = bothPayers,
}: {
  judgement: OfferJudgement;
  payers?: readonly Payer[];
}) {
  if (costs.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{payers.length === 1 ? 'Cost' : 'Costs by payer'}</h3>
      <dl className="facts-list">
        {payers.map((payer) => {
          const own = costs.filter((cost) => cost.payer === payer);
          const either = payer === 'worker' ? workerHealthCarePence : null;
          return (
            <div key={payer}>
              <dt>{payer === 'employer' ? 'Sponsoring costs the employer' : 'The worker pays'}</dt>
              <dd>
                <b>{totalIn(own, either)}</b>
                {either !== null && (
                  <span>
                    The first as a Health and Care Worker, if the employer is the NHS, an NHS supplier or an
                    adult social care provider; the second otherwise. The offer does not say which.
                  </span>
                )}
                <span>
                  {either !== null && 'Otherwise: '}
                  {own
                    .map(({ title, amountPence }) =>
                      amountPence === null ? title : `${title} ${inShortPounds(amountPence)}`,
                    )
                    .join(', ')}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
