import type { ButtonHTMLAttributes } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';

interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  sending: boolean;
  children: string;
}

/** Shows that it is busy and keeps focus; the caller must prevent a second submission. */
export function BusyButton({ sending, children, ...rest }: BusyButtonProps) {
  return (
    <Button aria-disabled={sending || undefined} {...rest}>
      {sending ? 'One moment…' : children}
    </Button>
  );
}
