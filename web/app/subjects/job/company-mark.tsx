import { tintOf } from '../../ui/name-tint.ts';
import './job.css';

interface CompanyMarkProps {
  name: string;
  /** The address of its logo, where it has one. */
  logo?: string | undefined;
}

/** A company’s logo, or its first letter on a colour that is always the same for it: decoration beside its name. */
export function CompanyMark({ name, logo }: CompanyMarkProps) {
  if (logo !== undefined)
    return (
      <img src={logo} alt="" width={52} height={52} loading="lazy" className="company-mark company-logo" />
    );
  const [letter = ''] = name.trim();
  return (
    <span aria-hidden className="company-mark name-tint" data-tint={tintOf(name)}>
      {letter.toLocaleUpperCase('en-GB')}
    </span>
  );
}
