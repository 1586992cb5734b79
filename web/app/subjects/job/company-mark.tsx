import { tintOf } from '../../ui/name-tint.ts';
import './job.css';

/** The first letter of a company on a colour that is always its own: decoration beside its name. */
export function CompanyMark({ name }: { name: string }) {
  const [letter = ''] = name.trim();
  return (
    <span aria-hidden className="company-mark name-tint" data-tint={tintOf(name)}>
      {letter.toLocaleUpperCase('en-GB')}
    </span>
  );
}
