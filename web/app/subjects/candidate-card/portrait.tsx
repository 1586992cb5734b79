import { initialsOf } from '../../ui/initials.ts';
import { tintOf } from '../../ui/name-tint.ts';
import './portrait.css';

interface PortraitProps {
  photo: string | null;
  fullName: string;
  /** The photo's alternative text; unnecessary beside a name. */
  alt?: string;
}

/** A user's photo, or their initials on a colour that is always the same for them. */
export function Portrait({ photo, fullName, alt = fullName }: PortraitProps) {
  if (photo !== null)
    return <img src={photo} width={256} height={256} alt={alt} className="candidate-photo" />;
  return (
    <span aria-hidden className="candidate-photo name-tint" data-tint={tintOf(fullName)}>
      {initialsOf(fullName)}
    </span>
  );
}
