import {
  askRegisterClaimOperation,
  type RegisterClaimToCheck,
} from '@portway/contracts/sponsor-register/register-claims';
import type { Sponsor } from '@portway/contracts/sponsor-register/sponsors';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { onDay } from '../../../text/moments.ts';
import { LinesField } from '../../../ui/lines-field.tsx';

export interface OtherNameProps {
  claim: RegisterClaimToCheck['claim'];
  /** The entry from which the user came here to claim it. */
  wanted: Pick<Sponsor, 'slug' | 'name' | 'town'> | undefined;
}

/** An entry with another name than the organisation's: asked for with a reason, and confirmed by our team. */
export function OtherName({ claim, wanted }: OtherNameProps) {
  if (claim !== null) return <Asked claim={claim} />;
  if (wanted === undefined) {
    return (
      <p className="mt-6 text-ink-2">
        Is your entry under another name, or in another town?{' '}
        <Link to="/sponsors" reloadDocument className="text-link underline underline-offset-4">
          Find it on the register
        </Link>{' '}
        and press “This is us: claim it”.
      </p>
    );
  }
  return (
    <div className="mt-6">
      <h3 className="mb-4 font-semibold">Is this your entry: {called(wanted)}?</h3>
      <ActionForm
        intent="claim"
        schemas={{ reason: askRegisterClaimOperation.request.shape.reason }}
        button="Claim this entry"
        beside={
          <Link to="/dashboard/organisation" className="text-link underline underline-offset-4">
            No, it is not ours
          </Link>
        }
      >
        {(field) => (
          <>
            <input type="hidden" name="slug" value={wanted.slug} />
            <LinesField
              {...field('reason')}
              label="Why it is yours"
              hint="Needed if its name is not like yours: for example, that you trade under another name, with your company number. Our team checks it."
              rows={3}
            />
          </>
        )}
      </ActionForm>
    </div>
  );
}

function Asked({ claim: { entry, reason, askedAt } }: { claim: NonNullable<RegisterClaimToCheck['claim']> }) {
  return (
    <div className="mt-6">
      <h3 className="font-semibold">Our team is checking your claim: {called(entry)}</h3>
      <p className="mt-1 mb-4 text-15 text-ink-2">
        You asked {onDay(askedAt)}. Your reason: “{reason}” Candidates see nothing of it until our team
        confirms it.
      </p>
      <ActionForm intent="claim" button="Withdraw the claim" look="outline">
        {() => <input type="hidden" name="slug" value="" />}
      </ActionForm>
    </div>
  );
}

const called = ({ name, town }: { name: string; town: string | null }) =>
  town === null ? name : `${name}, ${town}`;
