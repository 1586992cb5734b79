import { ratings, type SponsorSetUp } from '@portway/contracts/sponsor/licences/set-up';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { dayInWords } from '../../../text/days.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ratingNames } from './licence-words.ts';
import { SetUpRow } from './set-up-row.tsx';

const ratingOptions = [
  { value: '', label: 'Not known' },
  ...ratings.map((value) => ({ value, label: ratingNames[value] })),
];

/** The rating and the routes, in a line. */
const holds = ({ rating, routes }: NonNullable<SponsorSetUp['licence']>): string =>
  [...(rating === null ? [] : [ratingNames[rating]]), ...routes].join(' · ');

/** What the organisation says of its licence, begun with what the register says of its entry. */
export function LicenceForm({
  setUp: { licence, register, allocationYear, mayChange, steps },
  open,
}: {
  setUp: SponsorSetUp;
  open: boolean;
}) {
  return (
    <SetUpRow
      id="licence"
      title="Your licence"
      text="As you state it. The rating and the routes stand in the public register too."
      holds={licence === null ? 'Not stated yet' : holds(licence)}
      {...{ steps, open }}
    >
      {licence === null && register !== null && (
        <Notice className="mb-5" title={`Filled in from the register: ${register.name}`}>
          Check it before you save. It is your claimed entry.
        </Notice>
      )}
      {mayChange ? (
        <ActionForm intent="licence" button="Save the licence">
          {(field) => (
            <>
              <TextField
                {...field('licenceNumber')}
                label="Licence number"
                optional
                autoComplete="off"
                defaultValue={licence?.licenceNumber ?? ''}
              />
              <SelectField
                {...field('rating')}
                label="Rating"
                options={ratingOptions}
                defaultValue={licence === null ? (register?.rating ?? '') : (licence.rating ?? '')}
              />
              <LinesField
                {...field('routes')}
                label="Routes"
                hint="One on each line, as in the register, such as Skilled Worker."
                rows={3}
                defaultValue={(licence?.routes ?? register?.routes ?? []).join('\n')}
              />
              <DateField
                {...field('allocationFrom')}
                label="First day of your allocation year"
                optional
                hint="Of undefined certificates. Some sponsors have 6 April."
                defaultValue={licence?.allocationFrom ?? ''}
              />
              <DateField
                {...field('cutOver')}
                label="Portway counts from"
                optional
                hint="What was due before this day becomes history, and raises no duty. What can still be reported in time is due whenever it happened."
                defaultValue={licence?.cutOver ?? ''}
              />
              <TextField
                {...field('remindDays')}
                label="Reminders by email, days before"
                hint="Such as 10, 5, 2, 1, 0. They go to compliance officers and advisers."
                inputMode="numeric"
                autoComplete="off"
                defaultValue={(licence?.remindDays ?? [10, 5, 2, 1, 0]).join(', ')}
              />
              <CheckField
                name="secondCheck"
                label="A second person checks each report before it is made"
                defaultChecked={licence?.secondCheck ?? false}
              />
            </>
          )}
        </ActionForm>
      ) : (
        <LicenceSummary licence={licence} />
      )}
      {allocationYear !== null && (
        <p className="mt-5 text-15 text-ink-2">
          This year’s allocation ends on {dayInWords(allocationYear.endsOn)}. Ask for the next one from{' '}
          {dayInWords(allocationYear.askFrom)}: an answer can take until{' '}
          {dayInWords(allocationYear.answeredBy)}. Known from secondary sources, to be confirmed on GOV.UK.
        </p>
      )}
    </SetUpRow>
  );
}

function LicenceSummary({ licence }: Pick<SponsorSetUp, 'licence'>) {
  if (licence === null) return <p className="text-ink-2">Nothing is on record yet.</p>;
  const { licenceNumber, rating, routes, cutOver } = licence;
  return (
    <ul className="grid gap-1 text-15">
      <li>Number: {licenceNumber ?? 'not known'}</li>
      <li>{rating === null ? 'Rating not known' : ratingNames[rating]}</li>
      <li>Routes: {routes.length === 0 ? 'not known' : routes.join(', ')}</li>
      {cutOver !== null && <li>Portway counts from {dayInWords(cutOver)}</li>}
    </ul>
  );
}
