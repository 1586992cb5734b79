import type { RegisterClaimToCheck } from '@portway/contracts/register/sponsor-register/register-claims';
import { dayInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { Notice } from '../../../ui/notice.tsx';
import { entryName } from './entry-link.tsx';

/** What our team answered, until the claim is deleted. */
export function ClaimAnswer({ answered }: { answered: NonNullable<RegisterClaimToCheck['answered']> }) {
  const { entry, confirmed, answer, decidedAt, erasedOn } = answered;
  const kept = `We delete your claim, with any file, on ${dayInWords(erasedOn)}.`;
  if (confirmed)
    return (
      <p className="text-15 text-ink-2">
        Our team confirmed {entryName(entry)} on {onDay(decidedAt)}. {kept}
      </p>
    );
  return (
    <Notice kind="warning" title={`Our team could not confirm ${entryName(entry)}`}>
      <p className="as-sent">{answer}</p>
      <p className="mt-2">
        Answered on {onDay(decidedAt)}. You can ask again, and say more. {kept}
      </p>
    </Notice>
  );
}
