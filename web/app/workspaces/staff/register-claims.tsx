import type { RegisterClaims as Claims } from '@portway/contracts/sponsor-register/register-claims';
import { BadgeCheck } from 'lucide-react';
import { actionForm } from '../../kit/forms/use-action.tsx';
import { onDay } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Organisations that claim an entry of another name, each with why, and what is decided about it. */
export function RegisterClaims({
  claims,
  sending,
  send,
}: {
  claims: Claims['claims'];
  sending: boolean;
  send: (form: FormData) => void;
}) {
  const decide = (id: string, confirm: boolean) =>
    sending || send(actionForm(confirm ? 'confirm' : 'refuse', { id }));
  if (claims.length === 0)
    return (
      <div className="mt-4">
        <EmptyState Icon={BadgeCheck} title="No claims to check">
          An organisation whose entry has another name can ask for it, and says why.
        </EmptyState>
      </div>
    );
  return (
    <ul className="desk-list" aria-label="Claims to check">
      {claims.map(({ organisation: { id, name, tradingName, town, website }, entry, reason, askedAt }) => (
        <li key={id}>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {name ?? 'Not named yet'} says it is {entry.name}
              {entry.town !== null && `, ${entry.town}`}
            </p>
            <p className="mt-1 text-15 wrap-anywhere">{reason}</p>
            <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
              {[tradingName, town, website, `asked on ${onDay(askedAt)}`].filter(Boolean).join(' · ')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="button" aria-disabled={sending || undefined} onClick={() => decide(id, true)}>
              Confirm<span className="sr-only"> the claim of {name}</span>
            </Button>
            <Button
              type="button"
              look="outline"
              aria-disabled={sending || undefined}
              onClick={() => decide(id, false)}
            >
              Refuse<span className="sr-only"> the claim of {name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
