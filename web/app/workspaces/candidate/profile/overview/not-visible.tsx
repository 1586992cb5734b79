import { Link } from 'react-router';
import { profilePaths } from '../../../../text/profile-paths.ts';
import { Notice } from '../../../../ui/notice.tsx';

/** Says that recruiters see nothing of this now, and how to change that. */
export function NotVisible({ isClosed }: { isClosed: boolean }) {
  return (
    <Notice kind="warning" title="Recruiters do not see you now" className="mt-4">
      <p>
        {isClosed
          ? 'Your search is closed to offers. This is what they would see if you opened it.'
          : 'You have not said yet where you are in your search. This is what they would see once it is open.'}{' '}
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
