import { idle, notAfterSubmit, succeeded } from '../../../kit/forms/form-state.ts';
import { asMe, logInPath } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pathInWorkspace } from '../../../kit/loading/workspace-choice.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { AccountForm } from '../account-form.tsx';
import { type AccountFormState, refusedForm } from '../account-form-state.ts';
import { AccountPage, Points } from '../account-page.tsx';
import { useLoggedIn } from '../browser-storage.ts';
import { useContinueTo } from '../continue-to.ts';
import { type InvitationShown, invitationAt } from '../invitation-at.server.ts';
import { postToApi } from '../post-to-api.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/invitation.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your invitation',
    description: 'Join your organisation on Portway.',
    canonical: '/invitation',
    index: false,
  });

export const loader = (args: Route.LoaderArgs) =>
  invitationAt(new URL(args.request.url).searchParams.get('token') ?? '', args);
export const action = (args: Route.ActionArgs) => withoutScripts(args);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => accept(request);

export default function Invitation({ loaderData: { shown, problem }, actionData }: Route.ComponentProps) {
  const formState: AccountFormState = actionData ?? idle;
  useContinueTo(formState);
  return (
    <AccountPage
      eyebrow="Invitation"
      title={shown === undefined ? 'This invitation does not work' : `Join ${shown.organisation}`}
      lead={shown === undefined ? problem : 'A colleague has invited you to work together on Portway.'}
      aside={<Points points={goodToKnow} />}
    >
      {shown === undefined ? <Stale /> : <Fresh shown={shown} formState={formState} />}
    </AccountPage>
  );
}

const may: Record<InvitationShown['role'], string> = {
  owner: 'Owner: everything, owners included',
  admin: 'Admin: people and settings as well',
  member: 'Member',
};

const hiring: Record<InvitationShown['hiring'], string> = {
  none: 'Not part of your work here',
  read: 'Look at jobs, applicants and messages, and change nothing',
  write: 'Work on jobs, applicants and messages',
  offers: 'Work on jobs, applicants and messages, and make offers',
};

const sponsorship: Record<InvitationShown['complianceRole'], string | undefined> = {
  none: undefined,
  officer: 'Compliance officer: see all sponsored workers, keep their records, and report',
  'line-manager': 'Line manager: see the workers whom you manage, and record what happens to them',
  viewer: 'Look at sponsored workers, and change nothing',
  adviser: 'Adviser: see all sponsored workers and keep their records, but nothing confidential',
};

function Fresh({ shown, formState }: { shown: InvitationShown; formState: AccountFormState }) {
  const loggedIn = useLoggedIn();
  return (
    <>
      <dl className="mb-6 flex flex-col gap-4">
        {[
          ['Organisation', shown.organisation],
          ['Sent to', shown.email],
          ['You will be', may[shown.role]],
          ['Hiring', hiring[shown.hiring]],
          ['Sponsorship', sponsorship[shown.complianceRole] ?? 'Not part of your work here'],
        ].map(([word, text], index) => (
          <div key={word} className={index === 0 ? undefined : 'border-t border-line pt-4'}>
            <dt className="text-14 text-ink-2">{word}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {loggedIn ? (
        <AccountForm formState={formState} button="Accept the invitation">
          {null}
        </AccountForm>
      ) : (
        <LogInChoices />
      )}
    </>
  );
}

/** For visitors who are not logged in. */
function LogInChoices() {
  const query = useQuery();
  const token = query.get('token') ?? '';
  return (
    <div className="flex flex-col gap-3">
      <LinkButton to={`/signup?${new URLSearchParams({ invitation: token, role: 'recruiter' })}`}>
        Create an account
      </LinkButton>
      <LinkButton to={logInPath(`/invitation?${new URLSearchParams({ token })}`)} look="outline">
        I have an account
      </LinkButton>
    </div>
  );
}

function Stale() {
  return (
    <>
      <h2 className="text-28">Ask for a new one</h2>
      <p className="mt-2 mb-6 text-ink-2">
        The person who invited you can send it again. A link works for seven days, and once.
      </p>
      <LinkButton to="/login" look="outline" className="w-full">
        I have an account
      </LinkButton>
    </>
  );
}

const goodToKnow = [
  [
    'One account for all of it',
    'You keep the organisations you belong to and your own job search. Switch between them in your dashboard.',
  ],
  [
    'Only you can use it',
    'The invitation works for an account with the address it was sent to, and no other.',
  ],
  ['You do not know them?', 'Then do nothing. Without you, nothing happens.'],
] as const;

/** Joins the organisation as the logged-in user. */
async function accept(request: Request): Promise<AccountFormState> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const response = await postToApi('/api/invitations/accept', { token }, asMe(request));
  if (!response.ok) return refusedForm(response, []);
  const { organisation } = response.body;
  const continueTo =
    typeof organisation === 'string' ? pathInWorkspace('/dashboard', organisation) : '/dashboard';
  return { ...succeeded(response.message, undefined), continueTo };
}
