import type { RegisterCandidate, RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import {
  askRegisterClaimOperation,
  type RegisterClaimToCheck,
} from '@portway/contracts/register/sponsor-register/register-claims';
import { Link } from 'react-router';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { BusyButton } from '../../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { RegisterTag } from '../../../../subjects/company/register-tag.tsx';
import { registerLines } from '../../../../subjects/company/register-words.ts';
import { dayInWords } from '../../../../text/days.ts';
import { onDay } from '../../../../text/moments.ts';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { ClaimRequest } from './claim-request.tsx';
import { EntryLink, entryName, type NamedEntry } from './entry-link.tsx';
import { FindEntry, type FoundEntries } from './find-entry.tsx';

const confidenceWords = {
  exact: { words: 'Same name and town', look: 'mint' },
  likely: { words: 'Likely', look: 'sand' },
  possible: { words: 'Possible', look: 'sand' },
} as const;

interface RegisterCandidatesProps {
  candidates: readonly RegisterCandidate[];
  sending: boolean;
  /** Left out for those who may not choose. */
  choose: ((entry: string) => void) | undefined;
}

/** Entries that might be the organisation, each with how sure that is, and why. Nothing is chosen for anybody. */
function RegisterCandidates({ candidates, sending, choose }: RegisterCandidatesProps) {
  return (
    <ul className="rows">
      {candidates.map(({ entry, confidence, because }) => (
        <li key={entry.id}>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <EntryLink entry={entry} />
              <Tag look={confidenceWords[confidence].look}>{confidenceWords[confidence].words}</Tag>
            </p>
            <p className="mt-1 text-15 text-ink-2">{because.join(' ')}</p>
          </div>
          {choose !== undefined && (
            <BusyButton
              type="button"
              look="outline"
              sending={sending}
              onClick={() => choose(String(entry.id))}
              aria-label={`This is us: ${entry.name}`}
            >
              This is us
            </BusyButton>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RegisterEntryProps extends RegisterClaimToCheck {
  match: RegisterMatch;
  /** Whether this user may choose for the organisation. */
  mayChoose: boolean;
  /** What the search in this panel found. */
  similarEntries: FoundEntries | undefined;
  /** The entry that the user is about to claim. */
  claimedEntry: NamedEntry | undefined;
}

/** Which entry of the register of licensed sponsors is the organisation's own, and by whose word. */
export function RegisterEntry(props: RegisterEntryProps) {
  const { match, mayChoose, claim, answered, similarEntries, claimedEntry } = props;
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
              ? 'Our copy of the register is not loaded yet, so we cannot look for you.'
              : 'No entry has your name. Enter your legal name, or the name you trade under, and your town on the company page; or find your entry by another name here.'}
          </p>
        )}
        {answered !== null && <ClaimAnswer answered={answered} />}
        {claim !== null && <ClaimRequest claim={claim} mayChange={mayChoose} />}
        {mayAsk && confirmed !== null && confirmedOn === null && <ClaimEntry entry={confirmed} isOwn />}
        {mayAsk &&
          confirmed === null &&
          (claimedEntry === undefined ? (
            <FindEntry results={similarEntries} />
          ) : (
            <ClaimEntry entry={claimedEntry} isOwn={false} />
          ))}
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

/** What our team answered, until the claim is deleted. */
function ClaimAnswer({ answered }: { answered: NonNullable<RegisterClaimToCheck['answered']> }) {
  const { entry, confirmed, answer, decidedAt, erasedOn } = answered;
  const retention = `We delete your claim, with any file, on ${dayInWords(erasedOn)}.`;
  if (confirmed)
    return (
      <p className="text-15 text-ink-2">
        Our team confirmed {entryName(entry)} on {onDay(decidedAt)}. {retention}
      </p>
    );
  return (
    <Notice kind="warning" title={`Our team could not confirm ${entryName(entry)}`}>
      <p className="as-sent">{answer}</p>
      <p className="mt-2">
        Answered on {onDay(decidedAt)}. You can ask again, and say more. {retention}
      </p>
    </Notice>
  );
}

interface ClaimEntryProps {
  entry: NamedEntry;
  /** Whether the organisation has said already that it is its own. */
  isOwn: boolean;
}

/** Asks our team to confirm an entry, with the reason why it is the organisation's. */
function ClaimEntry({ entry, isOwn }: ClaimEntryProps) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">
        {isOwn ? 'Ask our team to confirm it' : `Is this your entry: ${entryName(entry)}?`}
      </h3>
      {isOwn && (
        <p className="mb-4 text-15 text-ink-2">
          Until then your jobs say that you claim this entry. Once it is confirmed, they say so with the day.
        </p>
      )}
      <ActionForm
        intent="claim"
        schemas={{ reason: askRegisterClaimOperation.request.shape.reason }}
        button={isOwn ? 'Ask our team' : 'Claim this entry'}
        look={isOwn ? 'outline' : 'primary'}
        beside={
          !isOwn && (
            <Link to="/dashboard/organisation/register" className="text-link underline underline-offset-4">
              No, it is not ours
            </Link>
          )
        }
      >
        {(field) => (
          <>
            <input type="hidden" name="slug" value={entry.slug} />
            <LinesField
              {...field('reason')}
              label="Why it is yours"
              hint={
                isOwn
                  ? 'For example, your company number and who there knows about the licence. You can add a file next.'
                  : 'Needed if its name is not like yours: for example, that you trade under another name, with your company number. Our team checks it. You can add a file next.'
              }
              rows={3}
            />
          </>
        )}
      </ActionForm>
    </div>
  );
}
