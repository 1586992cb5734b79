import type { ResponseOf } from '@portway/contracts/operation';
import type { auditLogOperation } from '@portway/contracts/staff/staff-records';
import { Link } from 'react-router';
import { atTime } from '../../text/moments.ts';

type Entry = ResponseOf<typeof auditLogOperation>['entries'][number];

/** `second-factor-reset` as Second factor reset. */
export function deedWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One entry: the action, by whom and to whom; when and from where. */
export function AuditRow({ entry }: { entry: Entry }) {
  const { number, at, action, actor, subject, network, details } = entry;
  const more = [atTime(at), network, ...detailWords(details), `No. ${number}`];
  return (
    <li>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{deedWords(action)}</span>
          {actor !== null && (
            <>
              {' by '}
              <Named one={actor} />
            </>
          )}
          {subject !== null && subject.id !== actor?.id && (
            <>
              {actor === null ? ': ' : ', '}
              <Named one={subject} />
            </>
          )}
        </p>
        <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
          {more.filter((fact) => fact !== null).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** The log has a keyed hash of an address that has no account, of use to the search alone. */
function detailWords({ times, address, ...details }: Entry['details']): readonly string[] {
  return [
    ...Object.values(details),
    ...(address === undefined ? [] : ['an address without an account']),
    ...(times === undefined ? [] : [`for the ${times}th time in that hour`]),
  ];
}

/**
 * Links to all entries about it. A subject without a name, or no longer with one, shows the start of its id.
 */
function Named({ one: { id, name } }: { one: NonNullable<Entry['actor']> }) {
  return (
    <Link to={`/staff/audit?about=${id}`} className="text-link underline underline-offset-4">
      {name ?? id.slice(0, 8)}
    </Link>
  );
}
