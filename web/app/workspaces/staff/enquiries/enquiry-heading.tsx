import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { atTime } from '../../../text/moments.ts';
import { EnquiryTags } from './enquiry-tags.tsx';
import type { WholeEnquiry } from './whole-enquiry.ts';

/** The sender, and a link back to the list as it was left. */
export function EnquiryHeading({ enquiry }: { enquiry: WholeEnquiry }) {
  const { name, email, receivedAt, assignedTo } = enquiry;
  return (
    <>
      <Back />
      <h1 className="mt-2 text-36 wrap-anywhere">{name ?? email}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <EnquiryTags {...enquiry} />
        <span>
          Received {atTime(receivedAt)}
          {assignedTo !== null && ` · with ${assignedTo.fullName}`}
        </span>
      </p>
    </>
  );
}

/** A user who came from the list goes back in the history: to the same search, page and scroll position. */
function Back() {
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);
  const back = (event: MouseEvent) => {
    if (from === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={`/staff${from ?? ''}`}
      onClick={back}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
    >
      <ArrowLeft size={20} aria-hidden />
      Enquiries
    </Link>
  );
}

function cameFrom(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'from' in state;
  return known && typeof state.from === 'string' ? state.from : undefined;
}
