import { useEffect, useRef } from 'react';
import { fieldOf } from '../../kit/forms/form-state.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { AccountFormState } from './account-form-state.ts';
import { storedEmail } from './browser-storage.ts';

interface EmailFieldProps {
  formState: AccountFormState;
  hint?: string;
  /** `username` where a password manager should use it to find the account. */
  autoComplete?: 'email' | 'username';
}

/** An email address, filled in with the one stored in this browser unless something was typed. */
export function EmailField({ formState, hint, autoComplete = 'email' }: EmailFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    if (field?.value === '') field.value = storedEmail();
  }, []);
  return (
    <div ref={box}>
      <TextField
        {...fieldOf(formState, 'email')}
        label="Email address"
        hint={hint}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
