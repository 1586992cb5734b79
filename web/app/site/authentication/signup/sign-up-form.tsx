import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldOf } from '../../../kit/forms/form-state.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Revealed } from '../../../ui/reveal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import type { AccountFormState } from '../account-form-state.ts';
import type { Invited } from './invited.server.ts';
import { withoutRoleError } from './sign-up.ts';

interface SignUpFormProps {
  formState: AccountFormState;
  /** The role in the link that led here. */
  role: string;
  invited: Invited | null;
  constraints: HtmlConstraints;
}

export function SignUpForm({ formState: received, role, invited, constraints }: SignUpFormProps) {
  const [corrected, setCorrected] = useState<AccountFormState>();
  const formState = corrected === received ? withoutRoleError(received) : received;
  return (
    <AccountForm formState={formState} button="Sign up">
      {invited === null ? (
        <Roles formState={formState} role={role} onChosen={() => setCorrected(received)} />
      ) : (
        <Joining invited={invited} />
      )}
      <TextField {...fieldOf(formState, 'fullName', constraints)} label="Full name" autoComplete="name" />
      <TextField
        {...fieldOf(formState, 'email', constraints)}
        {...(invited !== null && { defaultValue: invited.email, readOnly: true })}
        label="Email address"
        hint={invited === null ? undefined : 'The invitation was sent to this address.'}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fieldOf(formState, 'password', constraints)}
        label="Password"
        hint="12 to 128 characters. A few unrelated words are easy to remember and hard to guess."
        autoComplete="new-password"
      />
      <p className="text-14 text-ink-2">
        By signing up you agree to the <To path="/terms">terms</To>. The{' '}
        <To path="/privacy-policy">privacy policy</To> says what we keep, and for how long.
      </p>
    </AccountForm>
  );
}

/** Optional fields for recruiters; the page's `RevealGroup` shows them, so that they need no script. */
function Roles({
  formState,
  role,
  onChosen,
}: {
  formState: AccountFormState;
  role: string;
  onChosen: () => void;
}) {
  const roleField = fieldOf(formState, 'role');
  return (
    <>
      <div onChange={onChosen}>
        <ChoiceField
          // A new key for another role, chosen in the menu while on this page.
          key={role}
          {...roleField}
          defaultValue={roleField.defaultValue || role}
          label="I am a"
          hint="Candidates look for work. Recruiters hire for an organisation."
          options={[
            { value: 'candidate', label: 'Candidate', reveals: 'b' },
            { value: 'recruiter', label: 'Recruiter', reveals: 'a' },
          ]}
        />
      </div>
      <Revealed when="a" className="flex flex-col gap-6">
        <FirstMinutes />
        <TextField
          {...fieldOf(formState, 'organizationName')}
          label="Organization"
          autoComplete="organization"
          optional
        />
        <TextField
          {...fieldOf(formState, 'website')}
          label="Website"
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          optional
        />
        <TextField {...fieldOf(formState, 'industry')} label="Industry" optional />
      </Revealed>
    </>
  );
}

/** What an employer does here first; every line is open. */
function FirstMinutes() {
  return (
    <div className="rounded-16 bg-mint p-4">
      <p className="font-semibold">In your first ten minutes you can</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-15">
        {firstMinutes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const firstMinutes = [
  'paste a job advertisement, see who could be sponsored on its pay, and publish it',
  'plan a hire: the least pay, what each side pays, and the first possible day',
  'invite colleagues or your adviser, each with the rights they need',
  'bring in your sponsored workers from a spreadsheet, and see what is due on which day',
] as const;

function Joining({ invited: { token, organisation } }: { invited: Invited }) {
  return (
    <div className="rounded-16 bg-mint p-4">
      <p className="text-14 text-ink-2">You join</p>
      <p className="text-20 font-semibold">{organisation}</p>
      <input type="hidden" name="role" value="recruiter" />
      <input type="hidden" name="invitation" value={token} />
    </div>
  );
}

function To({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
