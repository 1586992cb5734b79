import type { ResponseOf } from '@portway/contracts/operation';
import type {
  makeCalendarFeedOperation,
  showSponsorCalendarOperation,
} from '@portway/contracts/sponsor/duties/calendar/calendar';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { atTime, onDay } from '../../../text/moments.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

type Feed = ResponseOf<typeof showSponsorCalendarOperation>['feeds'][number];

/** Private addresses for calendar programs: made, shown once, ended. */
export function Feeds({ feeds }: { feeds: readonly Feed[] }) {
  const [url, setUrl] = useState<string>();
  const { send, formState } = useAction();
  return (
    <section aria-labelledby="feeds" className="calendar-feeds">
      <h2 id="feeds" className="text-20">
        In your own calendar
      </h2>
      <p className="mt-2 mb-4 text-15 text-ink-2">
        A private address that your calendar program reads. It shows what you may see, with initials at most,
        and nothing of health, crime or absence. It ends with your compliance role.
      </p>
      {url !== undefined && (
        <div className="mb-4">
          <label htmlFor="feed-url" className="mb-1 block font-medium">
            Copy this address now: we show it once
          </label>
          <input
            id="feed-url"
            readOnly
            value={url}
            className="calendar-url"
            onFocus={(event) => event.target.select()}
          />
          <CopyButton
            label="Copy the address"
            done="Address copied"
            text={() => url}
            className="min-h-11 font-semibold text-link underline underline-offset-4"
          />
        </div>
      )}
      <ActionForm<ResponseOf<typeof makeCalendarFeedOperation>>
        intent="make"
        button="Make a private address"
        look="outline"
        onSuccess={(feed) => setUrl(feed.url)}
      >
        {() => null}
      </ActionForm>
      {feeds.length > 0 && (
        <ul className="mt-4 rows">
          {feeds.map(({ id, madeAt, readAt }) => (
            <li key={id}>
              <div className="min-w-0">
                <p className="font-semibold">Made on {onDay(madeAt)}</p>
                <p className="text-14 text-ink-2">
                  {readAt === null ? 'Not read yet' : `Last read on ${atTime(readAt)}`}
                </p>
              </div>
              <ConfirmButton
                button={
                  <>
                    End<span className="sr-only"> the address made on {onDay(madeAt)}</span>
                  </>
                }
                title="End this address?"
                yes="End it"
                onYes={() => {
                  setUrl(undefined);
                  send(actionForm('end', { id }));
                }}
              >
                <p>Calendar programs read nothing more from it. You can make another.</p>
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      <StatusMessage state={formState} />
    </section>
  );
}
