import type { ReactNode } from 'react';
import { type ButtonLook, LinkButton } from '../../../ui/button.tsx';

interface FollowLinkProps {
  what: 'sponsor' | 'town' | 'route';
  /** The address of the entry; the name of the town or the route as the register writes it. */
  which: string;
  look: ButtonLook;
  children: ReactNode;
}

/**
 * Leads to where it is followed, by way of the log-in for visitors: the page is the same for everybody. Both load a
 * document, whose referrer tells that page that its reader comes from here.
 */
export function FollowLink({ what, which, look, children }: FollowLinkProps) {
  const following = `/dashboard/following?${new URLSearchParams({ [what]: which })}`;
  return (
    <>
      <LinkButton to={following} look={look} reloadDocument className="signed-in-only">
        {children}
      </LinkButton>
      <LinkButton
        to={`/login?next=${encodeURIComponent(following)}`}
        look={look}
        reloadDocument
        rel="nofollow"
        className="signed-out-only"
      >
        {children}
      </LinkButton>
    </>
  );
}
