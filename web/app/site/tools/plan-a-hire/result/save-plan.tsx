import { useContext } from 'react';
import { useLocation } from 'react-router';
import { Framed } from '../../../../ui/framed.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';

const look =
  'no-print inline-flex min-h-11 items-center gap-2 rounded-full border border-outline px-4 font-medium hover:bg-ink/8';

/** Leads to where a plan is named and saved: the first of the links for somebody who is logged in. */
export function SavePlan() {
  return <SaveLink who="signed-in-only" label="Save this plan" via={(saving) => saving} />;
}

/** The same by way of the log-in, for everybody else. */
export function LogInToSave() {
  return (
    <SaveLink
      who="signed-out-only"
      label="Log in to save this plan"
      via={(saving) => `/login?next=${encodeURIComponent(saving)}`}
    />
  );
}

interface SaveLinkProps {
  who: 'signed-in-only' | 'signed-out-only';
  label: string;
  via: (saving: string) => string;
}

function SaveLink({ who, label, via }: SaveLinkProps) {
  const { search } = useLocation();
  // Another site's frame is no place to log in.
  if (useContext(Framed)) return null;
  return (
    <a href={via(`/dashboard/plans/new${search}`)} className={`${who} ${look}`}>
      <SpriteIcon name="bookmark-plus" size={18} />
      {label}
    </a>
  );
}
