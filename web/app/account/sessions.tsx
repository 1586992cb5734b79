import {
  endOtherSessionsOperation,
  endSessionOperation,
  sessionsOperation,
} from '@portway/contracts/account/authentication/sessions';
import { call } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { ConfirmButton } from '../kit/forms/confirm-button.tsx';
import { readAction } from '../kit/forms/read-action.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { asMe } from '../kit/loading/signed-in.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { atTime } from '../text/moments.ts';
import type { Route } from './+types/sessions.ts';
import { AccountPage } from './account-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your sessions', description: 'Where you are logged in.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await call(sessionsOperation, undefined, { fetch: asMe(request) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'end-others') return callApi((me) => call(endOtherSessionsOperation, undefined, me));
  return callApi((me) =>
    call(endSessionOperation, undefined, { ...me, parameters: { id: values.id ?? '' } }),
  );
}

type Session = ResponseOf<typeof sessionsOperation>['sessions'][number];

export default function Sessions({ loaderData: { sessions } }: Route.ComponentProps) {
  const { send, formState, reauthDialog } = useAction();
  const others = sessions.filter(({ current }) => !current);
  const currentSession = sessions.find(({ current }) => current);
  return (
    <AccountPage
      at="/dashboard/account/sessions"
      title="Your sessions"
      lead="Where you are logged in. End any session that you do not recognise, then change your password."
    >
      <Panel title="This one" text="The browser you are using now.">
        {currentSession && <SessionLines session={currentSession} />}
      </Panel>
      <Panel title="Elsewhere" text="Other browsers and devices that are logged in as you.">
        {others.length === 0 ? (
          <p className="text-ink-2">You are not logged in anywhere else.</p>
        ) : (
          <>
            <ConfirmButton
              button="End all others"
              title="End every other session?"
              yes="End all others"
              onYes={() => send(actionForm('end-others'))}
            >
              <p>Anyone using them will be logged out at once. This session will stay open.</p>
            </ConfirmButton>
            <ul className="rows mt-5 border-t border-line pt-4">
              {others.map((session) => (
                <li key={session.id}>
                  <SessionLines session={session} />
                  <EndSession session={session} onYes={() => send(actionForm('end', { id: session.id }))} />
                </li>
              ))}
            </ul>
          </>
        )}
        <StatusMessage state={formState} />
        {reauthDialog}
      </Panel>
    </AccountPage>
  );
}

function SessionLines({
  session: { device, network, lastUsedAt, startedAt, current },
}: {
  session: Session;
}) {
  return (
    <div>
      <p className="font-semibold">{device}</p>
      <p className="mt-1 text-14 text-ink-2">
        {current ? 'In use now' : `Last used ${atTime(lastUsedAt)}`}, from {network}
      </p>
      <p className="text-14 text-ink-2">Logged in {atTime(startedAt)}</p>
    </div>
  );
}

function EndSession({ session: { device }, onYes }: { session: Session; onYes: () => void }) {
  return (
    <ConfirmButton
      button={
        <>
          End<span className="sr-only"> the session on {device}</span>
        </>
      }
      title={`End the session on ${device}?`}
      yes="End it"
      onYes={onYes}
    >
      <p>Anyone using it will be logged out at once.</p>
    </ConfirmButton>
  );
}
