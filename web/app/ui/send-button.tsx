import type { ButtonHTMLAttributes } from 'react';
import { Button, type ButtonLook } from './button.tsx';

interface SendButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** While what was typed is on its way. */
  sending: boolean;
  children: string;
}

/** Sends a form; while it is on its way the button says so and cannot send it twice. */
export function SendButton({ sending, children, ...rest }: SendButtonProps) {
  return (
    <Button disabled={sending} {...rest}>
      {sending ? 'Sending...' : children}
    </Button>
  );
}
