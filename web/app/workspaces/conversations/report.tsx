import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import '../../ui/radio-list.css';
import { type FormState, idle, succeeded } from '../../kit/forms/form-state.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { later } from '../../kit/loading/lazy-part.tsx';

/** Reports a conversation to us: the reason, and details. */
export function Report({ id, other }: { id: string; other: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reported, setReported] = useState<FormState>(idle);
  return (
    <>
      <Button type="button" look="quiet" onClick={() => setOpen(true)}>
        Report
      </Button>
      {reported !== idle && <StatusMessage state={reported} />}
      {isOpen && (
        <Dialog title={`Report ${other}`} onClose={() => setOpen(false)}>
          <p className="mt-2 text-ink-2">
            We will read the conversation, and act if it breaks our terms. We will not tell {other} who
            reported it.
          </p>
          <div className="mt-5">
            <Suspense>
              <ReportForm
                id={id}
                onClose={() => setOpen(false)}
                onSuccess={(message) => {
                  setReported(succeeded(message, undefined));
                  setOpen(false);
                }}
              />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Rarely needed, so loaded on demand. Lazy chunks load no style sheet, so its styles are imported here. */
const ReportForm = later(async () => (await import('./report-form.tsx')).ReportForm);
