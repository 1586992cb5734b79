import { Building2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMe } from '../../../kit/loading/use-me.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** For a recruiter who has left, and for users without an organisation. */
export function NoOrganisation() {
  const { role, email } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Takes focus because the button that left the organisation has been removed.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-36">
        Organisation
      </h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title="You belong to no organisation"
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          {role === 'recruiter'
            ? `Ask somebody who runs one to invite you by ${email}. The link in the e-mail lets you in.`
            : 'Organisations are for those who hire.'}
        </EmptyState>
      </div>
    </div>
  );
}
