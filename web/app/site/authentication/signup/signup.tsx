import { signUpOperation } from '@portway/contracts/account/authentication/auth';
import { htmlConstraints } from '@portway/contracts/html-constraints';
import { Link } from 'react-router';
import { idle, notAfterSubmit } from '../../../kit/forms/form-state.ts';
import { logInPath } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { employerStart } from '../../../text/product/employer-start.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import type { AccountFormState } from '../account-form-state.ts';
import { AccountPage, Points } from '../account-page.tsx';
import { useContinueTo, withNext } from '../continue-to.ts';
import { logInMethods } from '../log-in-methods.server.ts';
import { GoogleLink, Or, roleIn } from '../other-way.tsx';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/signup.ts';
import { invitedBy } from './invited.server.ts';
import { signUp, typedBefore } from './sign-up.ts';
import { SignUpForm } from './sign-up-form.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sign up',
    description:
      'Open a Portway account: as a candidate to apply for jobs, or as a recruiter to set up your organisation.',
    canonical: '/signup',
  });

export async function loader(args: Route.LoaderArgs) {
  const [invited, ways] = await Promise.all([invitedBy(args), logInMethods(args)]);
  return { ...invited, ...ways, constraints: htmlConstraints(signUpOperation) };
}

export const action = (args: Route.ActionArgs) => withoutScripts(args);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => signUp(request);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { invited, stale, google } = loaderData;
  const query = useQuery();
  const waking = useIsHydrating();
  const formState: AccountFormState = actionData ?? { ...idle, values: waking ? {} : typedBefore() };
  useContinueTo(formState);
  return (
    <AccountPage
      eyebrow="Sign up"
      title="Get Started Now"
      lead="One account to look for work, or for your organisation."
      aside={<Points points={whatFollows} />}
    >
      {stale !== undefined && (
        <Notice kind="warning" title="This invitation does not work" className="mb-6">
          {stale} You can still sign up by yourself, or ask for a new invitation.
        </Notice>
      )}
      <RevealGroup>
        <SignUpForm
          constraints={loaderData.constraints}
          formState={formState}
          role={roleIn(query)}
          invited={invited}
        />
        {google && invited === null && formState.continueTo === undefined && <ByGoogle />}
      </RevealGroup>
      {formState.continueTo === undefined && <HaveAccount invitation={invited?.token} />}
    </AccountPage>
  );
}

/** Link to log in, which accepts the invitation with an existing account. */
function HaveAccount({ invitation }: { invitation: string | undefined }) {
  const query = useQuery();
  const to =
    invitation === undefined
      ? withNext('/login', query)
      : logInPath(`/invitation?${new URLSearchParams({ token: invitation })}`);
  return (
    <p className="mt-6 text-center text-ink-2">
      Have an account?{' '}
      <Link to={to} className="font-semibold text-link underline underline-offset-4">
        Log in
      </Link>
    </p>
  );
}

/** For the role chosen above; an invitation can only be accepted by email. */
function ByGoogle() {
  return (
    <>
      {(['recruiter', 'candidate'] as const).map((role, index) => (
        <Revealed key={role} when={index === 0 ? 'a' : 'b'} className="mt-6 flex flex-col gap-3">
          <Or />
          <GoogleLink role={role}>Sign up with Google</GoogleLink>
        </Revealed>
      ))}
    </>
  );
}

const whatFollows = [
  ['First, a code', 'We will email you six digits. Your account exists once you have entered them.'],
  [
    'As a candidate',
    'You search and save jobs, apply and write to employers. Only those you apply to see your profile.',
  ],
  ['As a recruiter', employerStart()],
  ['It stays yours', 'Take a copy of your data, or delete the account, whenever you like.'],
] as const;
