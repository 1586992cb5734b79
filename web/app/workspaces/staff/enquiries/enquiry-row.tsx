import { Link, useLocation } from 'react-router';
import { atTime } from '../../../text/moments.ts';
import { EnquiryTags } from './enquiry-tags.tsx';
import type { EnquiryHead } from './enquiry-words.ts';

/** One enquiry in the list; the whole row is a link. */
export function EnquiryRow({ enquiry }: { enquiry: EnquiryHead }) {
  const { search } = useLocation();
  const { id, name, email, organisation, excerpt, receivedAt, assignedTo } = enquiry;
  const facts = [organisation, name === null ? null : email, atTime(receivedAt)];
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link to={`/staff/enquiry?id=${id}`} state={{ from: search }} className="desk-link">
            {name ?? email}
          </Link>
          <EnquiryTags {...enquiry} />
        </p>
        {excerpt !== '' && <p className="mt-1 text-15 wrap-anywhere">{excerpt}</p>}
        <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
          {facts.filter((fact) => fact !== null).join(' · ')}
          {assignedTo !== null && ` · with ${assignedTo.fullName}`}
        </p>
      </div>
    </li>
  );
}
