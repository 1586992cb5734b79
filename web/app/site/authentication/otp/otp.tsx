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
    description: 'Enter the six digits that Portway has emailed to you.',
    canonical: '/otp',
    index: false,
  });

export const action = (asked: Route.ActionArgs) => withoutScripts(asked);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => checkCode(request);

const leads = {
  verify: 'We have emailed you six digits. They show that the address is yours.',
  reset: 'We have emailed you. If the address has an account, the email has six digits for a new password.',
  'log-in':
    'Someone entered many wrong passwords for this address today. Enter the six digits in our email to show that it is yours, and then log in.',
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
              hint="Six digits. It does not matter if you paste spaces with them."
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
        You began in another browser. To be sure that only you know the password, choose one now. We will
        email you a code for it.
      </p>
      <LinkButton to="/forgot" className="mt-3">
        Choose a password
      </LinkButton>
    </Notice>
  );
}

const noMail = [
  ['Nothing in your inbox?', 'Wait a minute, and check your junk or spam folder. Then ask for a new code.'],
  [
    'More than one code?',
    'A code works only in the browser that asked for it. Once you ask for a new one, the old one stops working.',
  ],
  ['On another device?', 'Ask for a new code here.'],
  ['Too late?', 'A code works once, for ten minutes, and stops working after five wrong tries.'],
] as const;
