import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { type AccountTurn, fieldOf } from './account-turn.ts';
import { keptEmail } from './kept-here.ts';

interface EmailFieldProps {
  turn: AccountTurn;
  hint?: string;
  /** `username` where a password manager should find the account by it. */
  autoComplete?: 'email' | 'username';
}

/** An e-mail address: filled in with the one that this browser keeps, unless something was typed. */
export function EmailField({ turn, hint, autoComplete = 'email' }: EmailFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    if (field?.value === '') field.value = keptEmail();
  }, []);
  return (
    <div ref={box}>
      <TextField
        {...fieldOf(turn, 'email')}
        label="E-mail address"
        hint={hint}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
