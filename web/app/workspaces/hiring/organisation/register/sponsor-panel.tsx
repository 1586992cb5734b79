import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { onDay } from '../../../../text/moments.ts';
import { ownSponsorSizes, yesOrNo } from '../../../../text/questions.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';

interface SponsorPanelProps {
  facts: SponsorFacts;
  /** Whether this user may change them. */
  mayChange: boolean;
}

const none = { value: '', label: 'Not answered' };
const ratingOptions = [
  none,
  { value: 'A', label: 'A-rated' },
  { value: 'B', label: 'B-rated' },
  { value: 'provisional', label: 'Provisional' },
];

const asChoice = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');

/** What every calculator asks about the sponsor: answered here once, and used in plans, jobs, offers and hires. */
export function SponsorPanel({ facts, mayChange }: SponsorPanelProps) {
  const isRecorded = facts.licenceFrom === 'sponsorship';
  const [licence, setLicence] = useState(asChoice(facts.holdsLicence));
  const holds = isRecorded ? 'yes' : licence;
  return (
    <Panel
      id="sponsor"
      title="As a sponsor"
      text="Answered once: plans, jobs, offers and hires count with it. Candidates see it only in an offer that says so."
    >
      <fieldset disabled={!mayChange}>
        <legend className="sr-only">As a sponsor</legend>
        <ActionForm intent="sponsor" button="Save" look="outline">
          {(field) => (
            <div className="grid gap-6 sm:grid-cols-2">
              <SelectField
                {...field('size')}
                label="Size of your organisation"
                hint="It decides the licence fee and the Immigration Skills Charge."
                options={[none, ...ownSponsorSizes]}
                defaultValue={facts.size ?? ''}
              />
              {isRecorded ? (
                <p className="self-end">
                  You hold a sponsor licence{facts.rating !== null && `, ${ratingWords(facts.rating)}`}, as
                  recorded under{' '}
                  <Link to="/dashboard/sponsor/set-up" className="text-link underline underline-offset-4">
                    Sponsorship
                  </Link>
                  .
                </p>
              ) : (
                <SelectField
                  {...field('holdsLicence')}
                  label="Do you hold a sponsor licence?"
                  options={[none, ...yesOrNo]}
                  value={licence}
                  onChange={(event) => setLicence(event.currentTarget.value)}
                />
              )}
              {!isRecorded && holds === 'yes' && (
                <SelectField
                  {...field('rating')}
                  label="Rating of the licence"
                  options={ratingOptions}
                  defaultValue={facts.rating ?? ''}
                />
              )}
              {holds === 'no' && (
                <>
                  <DateField
                    {...field('licenceAppliedOn')}
                    label="Day of the licence application"
                    hint="Leave it empty if there is none yet."
                    optional
                    defaultValue={facts.licenceAppliedOn ?? ''}
                  />
                  <SelectField
                    {...field('licencePriority')}
                    label="Licence decision with priority?"
                    options={[none, ...yesOrNo]}
                    defaultValue={asChoice(facts.licencePriority)}
                  />
                </>
              )}
            </div>
          )}
        </ActionForm>
      </fieldset>
      {facts.savedAt !== null && (
        <p className="mt-4 text-14 text-ink-2">
          Saved by {facts.savedBy} on {onDay(facts.savedAt)}.
        </p>
      )}
    </Panel>
  );
}

const ratingWords = (rating: NonNullable<SponsorFacts['rating']>): string =>
  rating === 'provisional' ? 'with a provisional rating' : `rated ${rating}`;
