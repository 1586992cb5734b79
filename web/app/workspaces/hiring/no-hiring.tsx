import type { Me } from '@portway/contracts/account/authentication/me';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router';
import { product } from '../../text/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In the place of every page of hiring, for a member whose work it is not. */
export function NoHiring({ organisation }: { organisation: NonNullable<Me['organisation']> }) {
  const works = organisation.complianceRole !== 'none';
  return (
    <div>
      <title>{`Hiring · ${product}`}</title>
      <h1 className="text-36">Hiring</h1>
      <div className="mt-6">
        <EmptyState
          Icon={DoorClosed}
          title="Hiring is not part of your work here"
          action={
            works ? (
              <LinkButton to="/dashboard/sponsor/today">Go to sponsorship</LinkButton>
            ) : (
              <LinkButton to="/dashboard">Go to your home page</LinkButton>
            )
          }
        >
          The jobs, applicants and messages of {organisation.name ?? 'your organisation'} are for the people
          who hire there.{' '}
          {organisation.role === 'member' ? (
            'If you need them, ask an owner or admin.'
          ) : (
            <>
              If you need them, change your own rights under{' '}
              <Link to="/dashboard/organisation/people" className="text-link underline">
                Organisation
              </Link>
              .
            </>
          )}
        </EmptyState>
      </div>
    </div>
  );
}
