import { askRegisterClaimOperation } from '@portway/contracts/register/sponsor-register/register-claims';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { entryName, type NamedEntry } from './entry-link.tsx';

interface ClaimEntryProps {
  entry: NamedEntry;
  /** Whether the organisation has said already that it is its own. */
  isOwn: boolean;
}

/** Asks our team to confirm an entry, with the reason why it is the organisation's. */
export function ClaimEntry({ entry, isOwn }: ClaimEntryProps) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">
        {isOwn ? 'Ask our team to confirm it' : `Is this your entry: ${entryName(entry)}?`}
      </h3>
      {isOwn && (
        <p className="mb-4 text-15 text-ink-2">
          Until then your jobs say that you claim this entry. Once it is confirmed, they say so with the day.
        </p>
      )}
      <ActionForm
        intent="claim"
        schemas={{ reason: askRegisterClaimOperation.request.shape.reason }}
        button={isOwn ? 'Ask our team' : 'Claim this entry'}
        look={isOwn ? 'outline' : 'primary'}
        beside={
          !isOwn && (
            <Link to="/dashboard/organisation" className="text-link underline underline-offset-4">
              No, it is not ours
            </Link>
          )
        }
      >
        {(field) => (
          <>
            <input type="hidden" name="slug" value={entry.slug} />
            <LinesField
              {...field('reason')}
              label="Why it is yours"
              hint={
                isOwn
                  ? 'For example, your company number and who there knows about the licence. You can add a file next.'
                  : 'Needed if its name is not like yours: for example, that you trade under another name, with your company number. Our team checks it. You can add a file next.'
              }
              rows={3}
            />
          </>
        )}
      </ActionForm>
    </div>
  );
}
