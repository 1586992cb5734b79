import type { RegisterClaims as Claims } from '@portway/contracts/register/sponsor-register/register-claims';
import { BadgeCheck, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../kit/forms/action-form.tsx';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { saveFile } from '../../kit/loading/save-file.ts';
import { onDay } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesField } from '../../ui/lines-field.tsx';

type Claim = Claims['claims'][number];

/** Organisations that ask us to confirm an entry, each with why, and what is decided about it. */
export function RegisterClaims({ claims }: { claims: Claims['claims'] }) {
  const { send, sending, formState } = useAction();
  return (
    <>
      <StatusMessage state={formState} />
      {claims.length === 0 ? (
        <div className="mt-4">
          <EmptyState Icon={BadgeCheck} title="No claims to check">
            An organisation can ask us to confirm which entry is its own, and says why.
          </EmptyState>
        </div>
      ) : (
        <ul className="staff-choices" aria-label="Claims to check">
          {claims.map((claim) => (
            <li key={claim.organisation.id}>
              <ClaimToCheck
                claim={claim}
                sending={sending}
                confirm={() => sending || send(actionForm('confirm', { id: claim.organisation.id }))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ClaimToCheckProps {
  claim: Claim;
  sending: boolean;
  confirm: () => void;
}

function ClaimToCheck({ claim, sending, confirm }: ClaimToCheckProps) {
  const { organisation, entry, reason, evidence, isNamedAlike, askedAt } = claim;
  const [refuses, setRefuses] = useState(false);
  const name = organisation.name ?? 'Not named yet';
  return (
    <article>
      <h3 className="text-16 font-semibold wrap-anywhere">
        {name} says it is{' '}
        <Link
          to={`/sponsors/${entry.slug}`}
          reloadDocument
          className="text-link underline underline-offset-4"
        >
          {entry.town === null ? entry.name : `${entry.name}, ${entry.town}`}
        </Link>
      </h3>
      <p className="mt-1 text-14 text-ink-2">
        {isNamedAlike ? 'The names are alike: it is shown as claimed already.' : 'The names are not alike.'}{' '}
        Asked on {onDay(askedAt)}.
      </p>
      <p className="mt-3 as-sent">{reason}</p>
      <p className="mt-2 text-14 text-ink-2 wrap-anywhere">
        {[organisation.tradingName, organisation.town, organisation.website]
          .filter((fact) => fact !== null)
          .join(' · ')}
      </p>
      {evidence === null ? (
        <p className="mt-2 text-14 text-ink-2">No file was sent with it.</p>
      ) : (
        <Evidence id={organisation.id} name={evidence.name} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" aria-disabled={sending || undefined} onClick={confirm}>
          Confirm<span className="sr-only"> the claim of {name}</span>
        </Button>
        <Button
          type="button"
          look="outline"
          aria-expanded={refuses}
          onClick={() => setRefuses((before) => !before)}
        >
          Refuse<span className="sr-only"> the claim of {name}</span>
        </Button>
      </div>
      {refuses && (
        <div className="mt-4">
          <ActionForm intent="refuse" button="Refuse the claim" look="outline">
            {(field) => (
              <>
                <input type="hidden" name="id" value={organisation.id} />
                <LinesField
                  {...field('reason')}
                  label="Why not"
                  hint="The organisation reads it, on its page and in the email."
                  rows={3}
                />
              </>
            )}
          </ActionForm>
        </div>
      )}
    </article>
  );
}

/** A copy of the file that was sent with a claim. That it was opened is recorded. */
function Evidence({ id, name }: { id: string; name: string }) {
  const { send, sending, formState } = useAction<{ file: Blob }>(({ file }) => saveFile(file, name));
  return (
    <>
      <button
        type="button"
        className="file-act mt-1"
        aria-disabled={sending || undefined}
        onClick={() => sending || send(actionForm('evidence', { id }))}
      >
        <FileText size={20} aria-hidden />
        Open {name}
      </button>
      <StatusMessage state={formState} />
    </>
  );
}
