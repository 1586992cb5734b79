import type { RecordLink } from '@portway/contracts/sponsor/record-links/record-links';
import { Form, useNavigation } from 'react-router';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Open = Extract<RecordLink, { state: 'open' }>;

interface AcknowledgeProps {
  token: string;
  link: Open;
  formState: FormState;
}

/** The information as it was given, and the worker's own answer: yes with a day and a name, or no. */
export function Acknowledge({ token, link, formState }: AcknowledgeProps) {
  const { state } = useNavigation();
  const sending = state !== 'idle';
  const action = `/asked?token=${token}`;
  return (
    <div className="flex flex-col gap-6">
      {link.information !== null && <Information token={token} information={link.information} />}
      <Form method="post" action={action} className="flex flex-col gap-5" preventScrollReset>
        <input type="hidden" name="intent" value="given" />
        <DateField
          {...fieldOf(formState, 'on')}
          label="I have been given this on"
          max={link.today}
          required
        />
        <TextField {...fieldOf(formState, 'name')} label="Your name" autoComplete="name" required />
        <div role="status">
          {formState.message !== '' && <Notice kind="error" title={formState.message} />}
        </div>
        <div>
          <SendButton sending={sending}>Say that I was given it</SendButton>
        </div>
      </Form>
      <Disclosure summary="I have not been given it" className="border-t border-line py-2">
        <Form method="post" action={action} className="flex flex-col gap-4" preventScrollReset>
          <input type="hidden" name="intent" value="not-given" />
          <p className="max-w-measure text-ink-2">
            Who asks you sees that you have not been given it. The link is then over; they can ask again.
          </p>
          <div>
            <SendButton look="outline" sending={sending}>
              Say that I was not given it
            </SendButton>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}

function Information({
  token,
  information,
}: {
  token: string;
  information: NonNullable<Open['information']>;
}) {
  return (
    <Card>
      <h2 className="text-20">The information</h2>
      {information.is === 'words' && (
        <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{information.words}</p>
      )}
      {information.is === 'url' && (
        <p className="mt-3 wrap-anywhere">
          <a href={information.url} rel="noreferrer noopener" target="_blank">
            {information.url}
          </a>{' '}
          (opens another site in a new tab)
        </p>
      )}
      {information.is === 'file' && (
        <p className="mt-3">
          <a className={buttonClass('outline')} href={`/api/record-links/information?token=${token}`}>
            Open {information.name}
          </a>
        </p>
      )}
    </Card>
  );
}
