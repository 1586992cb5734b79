import type { MyVisaFacts } from '@portway/contracts/hiring/visa-facts/visa-facts';
import { Link } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { missingWords } from '../../../subjects/job/sponsorship/sponsorship-words.ts';
import { VisaFactsList } from '../../../subjects/visa-facts/visa-facts-list.tsx';
import { onDay } from '../../../text/moments.ts';
import { profilePaths } from '../../../text/profile/profile-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';

interface VisaFactsPanelProps {
  visaFacts: MyVisaFacts;
  company: string;
}

/** What the employer asked about sponsorship, exactly what it would see, and the choice. */
export function VisaFactsPanel({ visaFacts, company }: VisaFactsPanelProps) {
  const { send, sending, formState } = useAction();
  const { status, preview, shared, askedBy, askedAt, answeredAt, missing } = visaFacts;
  if (status === 'not-asked') return null;
  const press = (intent: string, fields = {}) => sending || send(actionForm(intent, fields));
  return (
    <Panel
      id="sponsorship"
      title={status === 'asked' ? `${company} asks about sponsorship` : 'What you share about sponsorship'}
      mark={marks[status]}
    >
      {askedBy !== null && askedAt !== null && (
        <p className="text-15 text-ink-2">
          {askedBy} asked on {onDay(askedAt)}. You decide, for this application only.
        </p>
      )}
      {shared !== null && answeredAt !== null ? (
        <>
          <p className="mt-3">
            Since {onDay(answeredAt)}, {company} sees exactly this:
          </p>
          <VisaFactsList facts={shared} />
          <BusyButton type="button" look="outline" sending={sending} onClick={() => press('stop-sharing')}>
            Stop sharing
          </BusyButton>
        </>
      ) : (
        <>
          {preview !== null && (
            <>
              <p className="mt-3">{company} would see exactly this, and nothing else:</p>
              <VisaFactsList facts={preview} />
              <div className="mt-2 flex flex-wrap gap-3">
                <BusyButton
                  type="button"
                  sending={sending}
                  onClick={() => press('share', { seen: JSON.stringify(preview) })}
                >
                  Share these answers
                </BusyButton>
                {status === 'asked' && (
                  <Button type="button" look="outline" onClick={() => press('decline')}>
                    Rather not say
                  </Button>
                )}
              </div>
            </>
          )}
          {missing.length > 0 && <Missing fields={missing} />}
        </>
      )}
      <p className="mt-4 text-14 text-ink-2">
        Never shared: your visa, nationality, date of birth, family, or why a lower figure may apply. You can
        stop sharing on this page, and the copy is deleted.
      </p>
      <StatusMessage state={formState} />
    </Panel>
  );
}

const marks = {
  asked: <Tag look="gold">Your answer</Tag>,
  shared: <Tag>Shared</Tag>,
  declined: <Tag look="sand">Not shared</Tag>,
  'taken-back': <Tag look="sand">No longer shared</Tag>,
};

function Missing({ fields }: { fields: readonly string[] }) {
  return (
    <p className="mt-3">
      To work this out, we need:{' '}
      {fields.map((field, place) => (
        <span key={field}>
          {place > 0 && ', '}
          <Link className="underline underline-offset-4" to={`${profilePaths.preferences}#${field}`}>
            {missingWords[field] ?? 'an answer in your preferences'}
          </Link>
        </span>
      ))}
    </p>
  );
}
