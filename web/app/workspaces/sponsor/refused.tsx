import { Lock, SearchX } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { LoadRefusal } from './load-or-refusal.ts';

/** A page of sponsorship that the reader may not see, or that is not there; with what to do next. */
export function Refused({ title, refusal: { code, message } }: { title: string; refusal: LoadRefusal }) {
  const isGone = code === 'not-found' || code === 'invalid';
  const needsFactor = code === 'second-factor-due';
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">
        <EmptyState
          Icon={isGone ? SearchX : Lock}
          title={isGone ? 'We could not find this' : 'You can’t see this yet'}
          action={
            needsFactor ? (
              <LinkButton to="/dashboard/account/security">Set up a second factor</LinkButton>
            ) : (
              <LinkButton to="/dashboard">Go to your home page</LinkButton>
            )
          }
        >
          {isGone ? 'The address may be mistyped, or it belongs to another organisation.' : message}
        </EmptyState>
      </div>
    </div>
  );
}
