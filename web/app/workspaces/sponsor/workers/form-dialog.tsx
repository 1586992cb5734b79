import { type ReactNode, useState } from 'react';
import { ActionForm, type FieldOf } from '../../../kit/forms/action-form.tsx';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface FormDialogProps {
  /** The label of the button that opens it. */
  button: string;
  look?: ButtonLook;
  title: string;
  intent: string;
  /** What is sent besides the fields. */
  hidden?: Readonly<Record<string, string>>;
  onSaved?: () => void;
  children: (field: FieldOf) => ReactNode;
}

/** A button that opens one form of the page; it closes once that was saved. */
export function FormDialog({
  button,
  look = 'quiet',
  title,
  intent,
  hidden = {},
  onSaved,
  children,
}: FormDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="button" look={look} onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <div className="mt-4">
            <ActionForm
              intent={intent}
              button="Save"
              onSuccess={() => {
                close();
                onSaved?.();
              }}
              beside={
                <Button type="button" look="quiet" onClick={close}>
                  Cancel
                </Button>
              }
            >
              {(field) => (
                <>
                  {Object.entries(hidden).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  {children(field)}
                </>
              )}
            </ActionForm>
          </div>
        </Dialog>
      )}
    </>
  );
}
