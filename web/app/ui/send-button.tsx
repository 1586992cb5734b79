import type { ButtonHTMLAttributes } from 'react';
import { Button, type ButtonLook } from './button.tsx';

interface SendButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** While the form is being submitted. */
  sending: boolean;
  children: string;
}

/** A submit button; during submission it says so and cannot submit twice. */
export function SendButton({ sending, children, ...rest }: SendButtonProps) {
  return (
    <Button disabled={sending} {...rest}>
      {sending ? 'Sending...' : children}
    </Button>
  );
}
