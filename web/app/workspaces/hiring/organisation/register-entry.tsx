import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { RegisterClaimToCheck } from '@portway/contracts/register/sponsor-register/register-claims';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { RegisterTag } from '../../../subjects/company/register-tag.tsx';
import { registerLines } from '../../../subjects/company/register-words.ts';
import { dayInWords } from '../../../text/days.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import { ClaimAsked } from './claim-asked.tsx';
import { ClaimEntry } from './claim-entry.tsx';
import { EntryLink, type NamedEntry } from './entry-link.tsx';
import { FindEntry, type FoundEntries } from './find-entry.tsx';
import { RegisterCandidates } from './register-candidates.tsx';

interface RegisterEntryProps extends RegisterClaimToCheck {
  match: RegisterMatch;
  /** Whether this user may choose for the organisation. */
  mayChoose: boolean;
  /** What the search in this panel found. */
  found: FoundEntries | undefined;
  /** The entry that the user is about to claim. */
  wanted: NamedEntry | undefined;
}

/** Which entry of the register of licensed sponsors is the organisation's own, and by whose word. */
export function RegisterEntry(props: RegisterEntryProps) {
  const { match, mayChoose, claim, answered, found, wanted } = props;
  const { send, sending, formState, reauthDialog } = useAction();
  const choose = (entry: string) => sending || send(actionForm('register', { entry }));
  const { edition, confirmed, confirmedOn, candidates } = match;
  const mayAsk = mayChoose && claim === null && edition !== null;
  return (
    <Panel
      id="register"
      title="Register of licensed sponsors"
      mark={<RegisterTag match={match} />}
      text={
        <>
          {edition !== null && <p>The edition of {dayInWords(edition.publishedOn)}.</p>}
          <p className="mt-2">
            Candidates see which entry is yours beside your jobs, and whether our team has confirmed it.
          </p>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {confirmed !== null ? (
          <div>
            <p>
              Your organisation’s entry: <EntryLink entry={confirmed} />.
            </p>
            <p className="mt-1 text-15 text-ink-2">{whoSaysSo(match)}</p>
            {mayChoose && (
              <p className="mt-4">
                <BusyButton type="button" look="outline" sending={sending} onClick={() => choose('')}>
                  This is not us
                </BusyButton>
              </p>
            )}
          </div>
        ) : candidates.length > 0 ? (
          <RegisterCandidates
            candidates={candidates}
            sending={sending}
            choose={mayChoose ? choose : undefined}
          />
        ) : (
          <p className="text-ink-2">
            {edition === null
              ? 'We can’t check the register right now.'
              : 'No entry has your name. Enter your legal name, or the name you trade under, and your town above; or find your entry by another name below.'}
          </p>
        )}
        {answered !== null && <ClaimAnswer answered={answered} />}
        {claim !== null && <ClaimAsked claim={claim} mayChange={mayChoose} />}
        {mayAsk && confirmed !== null && confirmedOn === null && <ClaimEntry entry={confirmed} isOwn />}
        {mayAsk &&
          confirmed === null &&
          (wanted === undefined ? <FindEntry found={found} /> : <ClaimEntry entry={wanted} isOwn={false} />)}
      </div>
      <StatusMessage state={formState} />
      {reauthDialog}
    </Panel>
  );
}

/** To the organisation itself: by whose word the entry is its own, or that it has left. */
function whoSaysSo(match: RegisterMatch): string {
  const { edition, confirmed, confirmedOn } = match;
  if (confirmed?.lastSeenOn !== edition?.publishedOn) return registerLines(match).join(' ');
  return confirmedOn === null
    ? 'You say that this entry is yours. Our team has not confirmed it.'
    : `Our team confirmed on ${dayInWords(confirmedOn)} that this entry is yours. It has to be confirmed again if you change your name.`;
}
