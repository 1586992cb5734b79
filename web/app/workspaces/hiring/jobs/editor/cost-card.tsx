import { draftYears, type JobDraftCheck } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { inShortPounds } from '../../../../text/money.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { CostChoice } from './use-draft-check.ts';

interface CostCardProps {
  cost: NonNullable<JobDraftCheck['cost']>;
  choice: CostChoice;
  onChoose: (choice: CostChoice) => void;
}

/** What sponsoring one person costs, by who pays. */
export function CostCard({ cost, choice, onChoose }: CostCardProps) {
  const { employer, employerPence } = cost;
  return (
    <section className="rules-box" aria-labelledby="rules-cost">
      <div className="rules-cost">
        <h3 id="rules-cost">Sponsoring costs you</h3>
        <p className="figures">{employerPence === null ? 'Not known' : inShortPounds(employerPence)}</p>
      </div>
      <p className="text-14 text-ink-2">
        {employer.map(({ title, pence }) => `${title} ${inShortPounds(pence)}`).join(', ')}.
        {workerSentence(cost)}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <SelectField
          name="cost-years"
          label="For"
          value={String(choice.years)}
          options={draftYears.map((years) => ({
            value: String(years),
            label: years === 1 ? '1 year' : `${years} years`,
          }))}
          onChange={(event) => onChoose({ ...choice, years: Number(event.currentTarget.value) })}
        />
        <SelectField
          name="cost-size"
          label="Sponsor"
          value={choice.sponsorSize}
          options={[
            { value: 'large', label: 'Medium or large' },
            { value: 'small', label: 'Small or charity' },
          ]}
          onChange={(event) =>
            onChoose({ ...choice, sponsorSize: event.currentTarget.value === 'small' ? 'small' : 'large' })
          }
        />
      </div>
    </section>
  );
}

/** Both figures while the kind of employer decides and is not answered. */
function workerSentence({ workerPence, workerHealthCarePence }: CostCardProps['cost']): string {
  if (workerPence === null) return '';
  const alone = 'applying from abroad and alone';
  if (workerHealthCarePence === null) return ` The worker pays ${inShortPounds(workerPence)}, ${alone}.`;
  return ` The worker pays ${inShortPounds(workerHealthCarePence)} if you are the NHS, an NHS supplier or an adult social care provider, and ${inShortPounds(workerPence)} otherwise, ${alone}. Answer “Kind of employer” above.`;
}
