import { initialsOf } from '../../ui/initials.ts';
import { tintOf } from '../../ui/name-tint.ts';
import './portrait.css';

interface PortraitProps {
  photo: string | null;
  fullName: string;
  /** Given, it is said of the photo; a name beside it says enough. */
  alt?: string;
}

/** Somebody's photo, or their initials on a colour that is always theirs. */
export function Portrait({ photo, fullName, alt = fullName }: PortraitProps) {
  if (photo !== null)
    return <img src={photo} width={256} height={256} alt={alt} className="candidate-photo" />;
  return (
    <span aria-hidden className="candidate-photo name-tint" data-tint={tintOf(fullName)}>
      {initialsOf(fullName)}
    </span>
  );
}
