import { fieldOf, idle, notAfterSubmit } from '../../../kit/forms/form-state.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountPage, Points } from '../account-page.tsx';
import { useContinueTo } from '../continue-to.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/otp.ts';
import { type CodeFormState, checkCode } from './check-code.ts';
import { purposeIn } from './otp-purpose.ts';
import { Resend } from './resend.tsx';
import { SentTo } from './sent-to.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Enter your code',
    description: 'Enter the six digits that Portway has mailed to you.',
    canonical: '/otp',
    index: false,
  });

export const action = (asked: Route.ActionArgs) => withoutScripts(asked);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => checkCode(request);

const leads = {
  verify: 'We have mailed you six digits. They show that the address is yours.',
  reset: 'We have mailed you. If the address has an account, the email holds six digits for a new password.',
  'log-in':
    'Somebody entered many wrong passwords for this address today. The six digits in our email show that it is yours; then you log in.',
};
const eyebrows = { verify: 'Sign up', reset: 'New password', 'log-in': 'Log in' };

export default function EnterCode({ actionData }: Route.ComponentProps) {
  const query = useQuery();
  const purpose = purposeIn(query);
  const formState: CodeFormState = actionData ?? idle;
  useContinueTo(formState.continueTo);
  return (
    <AccountPage
      eyebrow={eyebrows[purpose]}
      title="Enter your code"
      lead={leads[purpose]}
      aside={<Points points={noMail} />}
    >
      {formState.choosePassword ? (
        <ChoosePassword message={formState.message} />
      ) : (
        <AccountForm formState={formState} button="Verify">
          <SentTo formState={formState} />
          <div>
            <TextField
              {...fieldOf(formState, 'otp')}
              label="One-time code"
              hint="Six digits. Spaces that come with pasting do no harm."
              autoComplete="one-time-code"
              inputMode="numeric"
            />
            {formState.continueTo === undefined && <Resend purpose={purpose} />}
          </div>
        </AccountForm>
      )}
    </AccountPage>
  );
}

/** The code was right, but the password was set in another browser, so it may be a stranger's. */
function ChoosePassword({ message }: { message: string }) {
  return (
    <Notice kind="success" title={message} live>
      <p>
        You began on another browser. To be sure that nobody but you knows the password, choose one now: we
        mail you a code for it.
      </p>
      <LinkButton to="/forgot" className="mt-3">
        Choose a password
      </LinkButton>
    </Notice>
  );
}

const noMail = [
  ['Nothing in your inbox?', 'Give it a minute, and look among the unwanted mail. Then ask for a new code.'],
  [
    'More than one code?',
    'A code works only in the browser that asked for it, and asking for a new one ends the one before.',
  ],
  ['On another device?', 'Ask for a new code here.'],
  ['Too late?', 'A code works once, for ten minutes, and not after five wrong tries.'],
] as const;
