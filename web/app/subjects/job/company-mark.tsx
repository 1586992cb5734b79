import { tintOf } from '../../ui/name-tint.ts';
import './job.css';

/** A company's first letter on a colour that is always the same for it: decoration beside its name. */
export function CompanyMark({ name }: { name: string }) {
  const [letter = ''] = name.trim();
  return (
    <span aria-hidden className="company-mark name-tint" data-tint={tintOf(name)}>
      {letter.toLocaleUpperCase('en-GB')}
    </span>
  );
}
