import { Link } from 'react-router';
import { profilePaths } from '../../../../text/profile-paths.ts';
import { Notice } from '../../../../ui/notice.tsx';

/** Says who sees the profile while the candidate's search is closed, and how to change that. */
export function NotVisible({ isClosed }: { isClosed: boolean }) {
  return (
    <Notice kind="warning" title="Only employers you apply to see this" className="mt-4">
      <p>
        {isClosed
          ? 'Your search is closed to offers, so no other recruiter may find you.'
          : 'You have not said yet where you are in your search, so no other recruiter may find you.'}{' '}
        <Link
          to={`${profilePaths.preferences}#searchStatus`}
          className="font-medium text-link underline underline-offset-4"
        >
          {isClosed ? 'Change where you are in your search' : 'Say where you are in your search'}
        </Link>
      </p>
    </Notice>
  );
}
