import type { Me } from '@portway/contracts/account/authentication/me';
import { Building2 } from 'lucide-react';
import { workspaceOf } from '../../../kit/loading/workspace-of.ts';
import { product } from '../../../text/product.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** For a recruiter who has left, and for users without an organisation, or who look for a job in this tab. */
export function NoOrganisation({ me }: { me: Me }) {
  return (
    <div>
      <title>{`Organisation · ${product}`}</title>
      <h1 className="text-36">Organisation</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title={
            me.organisations.length > 0
              ? 'This page is for people who hire'
              : 'You are not in an organisation'
          }
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          {wordsFor(me)}
        </EmptyState>
      </div>
    </div>
  );
}

function wordsFor(me: Me): string {
  if (me.organisations.length > 0)
    return 'This tab shows your own job search. Switch to your organisation at the top left.';
  return workspaceOf(me) === 'employer'
    ? `Ask an owner or admin of yours to invite you at ${me.email}. Then use the link in the email to join.`
    : 'Organisations are for people who hire.';
}
