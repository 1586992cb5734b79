import { Link } from 'react-router';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Revealed } from '../../../ui/reveal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { type AccountTurn, fieldOf } from '../account-turn.ts';
import type { Invited } from './invited.server.ts';

interface SignUpFormProps {
  turn: AccountTurn;
  /** The role of the link that led here. */
  role: string;
  invited: Invited | null;
}

export function SignUpForm({ turn, role, invited }: SignUpFormProps) {
  return (
    <AccountForm turn={turn} button="Sign up">
      {invited === null ? <Roles turn={turn} role={role} /> : <Joining invited={invited} />}
      <TextField {...fieldOf(turn, 'fullName')} label="Full name" autoComplete="name" />
      <TextField
        {...fieldOf(turn, 'email')}
        {...(invited !== null && { defaultValue: invited.email, readOnly: true })}
        label="E-mail address"
        hint={invited === null ? undefined : 'The invitation was sent to this address.'}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fieldOf(turn, 'password')}
        label="Password"
        hint="12 to 128 characters. A few words that do not belong together are easy to keep in mind and hard to guess."
        autoComplete="new-password"
      />
      <p className="text-14 text-ink-2">
        By signing up you agree to the <To path="/terms">terms</To>. The{' '}
        <To path="/privacy-policy">privacy policy</To> says what we keep, and for how long.
      </p>
    </AccountForm>
  );
}

/** A recruiter may say more, at once or later; the `RevealGroup` of the page shows it, so that it needs no script. */
function Roles({ turn, role }: { turn: AccountTurn; role: string }) {
  const chosen = fieldOf(turn, 'role');
  return (
    <>
      <ChoiceField
        // Another field for another role, when the menu is used on this page.
        key={role}
        {...chosen}
        defaultValue={chosen.defaultValue || role}
        label="I am a"
        hint="Candidates look for work. Recruiters hire for an organisation."
        options={[
          { value: 'candidate', label: 'Candidate', reveals: 'b' },
          { value: 'recruiter', label: 'Recruiter', reveals: 'a' },
        ]}
      />
      <Revealed when="a" className="flex flex-col gap-6">
        <TextField
          {...fieldOf(turn, 'organizationName')}
          label="Organization"
          autoComplete="organization"
          optional
        />
        <TextField
          {...fieldOf(turn, 'website')}
          label="Website"
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          optional
        />
        <TextField {...fieldOf(turn, 'industry')} label="Industry" optional />
      </Revealed>
    </>
  );
}

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
