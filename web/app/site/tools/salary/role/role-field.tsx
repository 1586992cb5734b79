import { Link } from 'react-router';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { suggestRoles } from '../../role/suggest-roles.ts';
import { type RoleChoices, WhichRole } from './which-role.tsx';

/** The result of the search for a job title. */
export interface RoleFound {
  /** The code in use, with its title. */
  readonly role: string | undefined;
  /** The title it was found by, unless a code was typed. */
  readonly matched: string | undefined;
  /** Other matching codes, with links to choose them. */
  readonly others: readonly { readonly label: string; readonly to: string }[];
  /** What to choose from where the title matches several occupations; there is no code until one is chosen. */
  readonly which: RoleChoices | undefined;
  /** An error message. */
  readonly trouble: string | undefined;
  readonly listedJobs: string;
  readonly postdoctoral: boolean;
}

interface RoleFieldProps {
  found: RoleFound;
  field: { name: string; defaultValue: string; error: string | undefined };
  label?: string;
  hint?: string;
  optional?: boolean;
}

/** A field for a job title or a code, with the codes that match. */
export function RoleField({
  found,
  field,
  label = 'Job title or occupation code',
  hint = 'Such as care assistant, Sr. backend eng, or 2134.',
  optional = false,
}: RoleFieldProps) {
  const { role, matched, others, which, trouble } = found;
  return (
    <div ref={suggestRoles} className="flex flex-col gap-2">
      <TextField
        {...field}
        defaultValue={matched === undefined ? (role ?? field.defaultValue) : field.defaultValue}
        label={label}
        hint={hint}
        icon={<SpriteIcon name="search" size={20} />}
        autoComplete="off"
        optional={optional}
        required={!optional}
      />
      <div role="status" className="text-15 text-ink-2">
        {field.error === undefined && trouble}
        {which && <WhichRole {...which} />}
        {matched !== undefined && (
          <p>
            <strong>{role}</strong>, matched from “{matched}”.
          </p>
        )}
        {others.length > 0 && (
          <>
            <p className="mt-1">Other codes that could fit:</p>
            <ul>
              {others.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    replace
                    preventScrollReset
                    className="flex min-h-11 items-center text-link underline underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
