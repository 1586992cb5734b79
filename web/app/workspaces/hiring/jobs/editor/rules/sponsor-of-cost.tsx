import type { JobDraftCheck } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { Link } from 'react-router';
import { StatusMessage } from '../../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../../kit/forms/use-action.tsx';
import { ownSponsorSizes, yesOrNo } from '../../../../../text/questions.ts';
import { SelectField } from '../../../../../ui/select-field.tsx';

interface SponsorOfCostProps {
  sponsor: NonNullable<JobDraftCheck['cost']>['sponsor'];
  /** The organisation has answered. */
  onSponsor: () => void;
  readOnly: boolean;
}

const none = { value: '', label: 'Not answered' };

/** For which sponsor the costs are counted. What nobody has said is asked here, once for the whole organisation. */
export function SponsorOfCost({ sponsor, onSponsor, readOnly }: SponsorOfCostProps) {
  const { send, sending, formState } = useAction(onSponsor);
  const { size, holdsLicence, unanswered } = sponsor;
  const answer = (field: string, value: string) =>
    value === '' || sending || send(actionForm('sponsor', { [field]: value }));
  return (
    <div className="mt-3 text-14">
      <p className="text-ink-2">
        Counted for a {size === 'small' ? 'small or charitable' : 'medium or large'} organisation{' '}
        {holdsLicence ? 'with' : 'without'} a sponsor licence
        {unanswered.length === 0 ? (
          <>
            , as{' '}
            <Link
              to="/dashboard/organisation/register#sponsor"
              className="text-link underline underline-offset-4"
            >
              your organisation
            </Link>{' '}
            says.
          </>
        ) : (
          ', because your organisation has not said.'
        )}
      </p>
      {!readOnly && unanswered.length > 0 && (
        <div className="mt-3 grid gap-3">
          {unanswered.includes('size') && (
            <SelectField
              name="sponsor-size"
              label="Size of your organisation"
              options={[none, ...ownSponsorSizes]}
              onChange={(event) => answer('size', event.currentTarget.value)}
            />
          )}
          {unanswered.includes('holdsLicence') && (
            <SelectField
              name="sponsor-licence"
              label="Do you hold a sponsor licence?"
              options={[none, ...yesOrNo]}
              onChange={(event) => answer('holdsLicence', event.currentTarget.value)}
            />
          )}
        </div>
      )}
      <StatusMessage state={formState} showsSuccess={false} />
    </div>
  );
}
