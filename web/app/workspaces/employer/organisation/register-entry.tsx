import type { RegisterCandidate, RegisterMatch } from '@portway/contracts/jobs/job-sponsorship';
import { Link } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { OtherName, type OtherNameProps } from './other-name.tsx';

interface RegisterEntryProps extends OtherNameProps {
  match: RegisterMatch;
  /** Whether this user may choose for the organisation. */
  mayChoose: boolean;
}

type Entry = RegisterCandidate['entry'];

/** Which entry of the register of licensed sponsors is the organisation's own. */
export function RegisterEntry({ match, mayChoose, claim, wanted }: RegisterEntryProps) {
  const { send, sending, formState, reauthDialog } = useAction();
  const choose = (entry: string) => !sending && send(actionForm('register', { entry }));
  const { edition, confirmed, candidates } = match;
  return (
    <Panel
      id="register"
      title="Register of licensed sponsors"
      text={edition === null ? undefined : `The edition of ${dayInWords(edition.publishedOn)}.`}
    >
      {confirmed !== null ? (
        <>
          <p>
            Your organisation’s entry: <EntryLink entry={confirmed} />.
          </p>
          {mayChoose && (
            <p className="mt-4">
              <BusyButton type="button" look="outline" sending={sending} onClick={() => choose('')}>
                This is not us
              </BusyButton>
            </p>
          )}
        </>
      ) : candidates.length > 0 ? (
        <ul className="flex flex-col gap-5">
          {candidates.map(({ entry, because }) => (
            <li key={entry.id}>
              <p>
                <EntryLink entry={entry} />
              </p>
              <p className="mt-1 text-15 text-ink-2">{because.join(' ')}</p>
              {mayChoose && (
                <p className="mt-3">
                  <BusyButton
                    type="button"
                    look="outline"
                    sending={sending}
                    onClick={() => choose(String(entry.id))}
                    aria-label={`This is us: ${entry.name}`}
                  >
                    This is us
                  </BusyButton>
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          {edition === null
            ? 'We can’t check the register right now.'
            : 'No entry has your name. Enter your legal name, or the name you trade under, and your town above.'}
        </p>
      )}
      {mayChoose && confirmed === null && edition !== null && <OtherName claim={claim} wanted={wanted} />}
      <StatusMessage state={formState} />
      {reauthDialog}
    </Panel>
  );
}

function EntryLink({ entry: { slug, name, town } }: { entry: Entry }) {
  return (
    <Link
      to={`/sponsors/${slug}`}
      reloadDocument
      className="font-semibold text-link underline underline-offset-4"
    >
      {town === null ? name : `${name}, ${town}`}
    </Link>
  );
}
