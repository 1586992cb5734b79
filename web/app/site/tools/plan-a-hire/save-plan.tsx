import { useContext } from 'react';
import { useLocation } from 'react-router';
import { Framed } from '../../../ui/framed.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

const look =
  'no-print inline-flex min-h-11 items-center gap-2 rounded-full border border-outline px-4 font-medium hover:bg-ink/8';

/** Leads to where a plan is named and saved, by way of the log-in; another site's frame is no place to log in. */
export function SavePlan() {
  const { search } = useLocation();
  if (useContext(Framed)) return null;
  const saving = `/dashboard/plans/new${search}`;
  return (
    <>
      <a href={saving} className={`signed-in-only ${look}`}>
        <SpriteIcon name="bookmark-plus" size={18} />
        Save this plan
      </a>
      <a href={`/login?next=${encodeURIComponent(saving)}`} className={`signed-out-only ${look}`}>
        <SpriteIcon name="bookmark-plus" size={18} />
        Log in to save this plan
      </a>
    </>
  );
}
