import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AskFirstProps {
  /** The label of the button that opens the question. */
  button: ReactNode;
  look?: ButtonLook;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The label of the button that confirms. */
  yes: string;
  no?: string;
  onYes: () => void;
}

/** A button for actions that cannot be undone: it asks for confirmation first. */
export function ConfirmButton({
  button,
  look = 'outline',
  title,
  children,
  yes,
  no = 'Cancel',
  onYes,
}: AskFirstProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button type="button" look={look} onClick={() => setAsks(true)}>
        {button}
      </Button>
      {asks && (
        <Dialog title={title} onClose={() => setAsks(false)}>
          <div className="mt-3 flex flex-col gap-3 text-ink-2">{children}</div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              type="button"
              onClick={() => {
                setAsks(false);
                onYes();
              }}
            >
              {yes}
            </Button>
            <Button type="button" look="outline" onClick={() => setAsks(false)}>
              {no}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
