import type { Sponsoring } from '@portway/contracts/account/organisation/sponsoring';
import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { Link } from 'react-router';
import { licenceContradiction } from '../../../text/sponsor/sponsor-facts.ts';
import { Notice } from '../../../ui/notice.tsx';

interface LicenceContradictionProps {
  /** Null is not answered. */
  sponsoring: Sponsoring | null;
  facts: SponsorFacts;
}

/** Names two answers about the licence that do not fit, and where each is changed. */
export function LicenceContradiction({ sponsoring, facts }: LicenceContradictionProps) {
  const words = licenceContradiction(sponsoring, facts);
  if (words === undefined) return null;
  return (
    <Notice kind="warning" live title="Two of your answers do not fit" className="mt-6">
      <p>{words}</p>
      <p className="mt-2">
        Change the first under{' '}
        <Link to="/dashboard/sponsorship" className="text-link underline">
          Sponsorship
        </Link>
        , the second under{' '}
        <Link to="/dashboard/organisation/register#sponsor" className="text-link underline">
          As a sponsor
        </Link>
        .
      </p>
    </Notice>
  );
}
