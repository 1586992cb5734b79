import { Notice } from '../../../../ui/notice.tsx';
import type { RoleFound } from './role-field.tsx';
import { type RoleChoices, whichRole } from './which-role.tsx';

/** What stands in place of a figure until there is a code. */
export function figureWithout({ which }: Pick<RoleFound, 'which'>): string {
  return which ? 'Which job?' : 'No figure yet';
}

/** Why there is no result: the job is not chosen yet. */
export function RoleUnknown({
  which,
  title,
  waiting,
}: {
  which: RoleChoices | undefined;
  title: string;
  waiting: string;
}) {
  if (!which)
    return (
      <Notice kind="info" title={title}>
        {waiting}
      </Notice>
    );
  return (
    <Notice kind="info" title="Choose the job first">
      “{which.word}” matches several occupations, and the rules differ.{' '}
      <a href={`#${whichRole}`} className="text-link underline underline-offset-4">
        Choose one
      </a>{' '}
      and the figure will appear here.
    </Notice>
  );
}
